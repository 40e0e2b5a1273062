import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { containing } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { REFUNDED_MORE } from '#shared/constants/shop/payments.ts'
import type { TopUpSearch } from '#shared/contract/shop/top-ups.ts'

export type TopUpRow = Selectable<Schema['top_ups']>
export type ForeignPayment = Pick<
  Selectable<Schema['payments']>,
  'currency' | 'amount_kopecks' | 'refunded_kopecks'
> & { subject_id: string }
type Filter = Pick<TopUpSearch, 'search' | 'attention'>

export type TopUpsStore = ReturnType<typeof createTopUpsStore>
export function createTopUpsStore(database: Database) {
  const all = () => database.query.selectFrom('top_ups').selectAll()

  /** What came in another currency, money of tests aside where money is real. */
  const foreignPayments = () =>
    database.query
      .selectFrom('payments')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
      .where('payment_attempts.subject', '=', 'top-up')
      .where('payments.currency', '<>', 'RUB')
      .where((row) => row.or([row('payments.is_test', '=', 0), row('payment_attempts.is_test', '=', 1)]))

  function matching({ search, attention }: Filter) {
    return database.query
      .selectFrom('top_ups')
      .leftJoin('users', 'users.id', 'top_ups.user_id')
      .$if(attention !== undefined, (rows) =>
        rows.where((row) =>
          row.or([
            row('top_ups.unclaimed_kopecks', '>', 0),
            row(
              'top_ups.uuid',
              'in',
              foreignPayments()
                .select('payment_attempts.subject_id')
                .whereRef('payments.refunded_kopecks', '<', 'payments.amount_kopecks'),
            ),
            row('top_ups.id', 'in', (refunds) =>
              refunds
                .selectFrom('top_up_refunds')
                .select('top_up_refunds.top_up_id')
                .where('top_up_refunds.state', '=', 'review'),
            ),
            row('top_ups.uuid', 'in', (tries) =>
              tries
                .selectFrom('payment_attempts')
                .select('payment_attempts.subject_id')
                .where('payment_attempts.reason', '=', REFUNDED_MORE),
            ),
          ]),
        ),
      )
      .$if(!!search, (rows) =>
        rows.where((row) =>
          row.or([
            row('top_ups.number', '=', (search ?? '').toUpperCase()),
            containing('users.username_folded', search ?? ''),
            row('top_ups.uuid', 'in', (tries) =>
              tries
                .selectFrom('payment_attempts')
                .select('payment_attempts.subject_id')
                .where('payment_attempts.payment_id', '=', search ?? ''),
            ),
          ]),
        ),
      )
  }

  return {
    /** Undefined where the number is another's. */
    insert: (row: Insertable<Schema['top_ups']>): Promise<TopUpRow | undefined> =>
      database.query
        .insertInto('top_ups')
        .values(row)
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returningAll()
        .executeTakeFirst(),
    find: (uuid: string): Promise<TopUpRow | undefined> => all().where('uuid', '=', uuid).executeTakeFirst(),
    findById: (id: number): Promise<TopUpRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    /** The same as it stands now; until the transaction ends nobody else changes it. */
    lock: (uuid: string): Promise<TopUpRow | undefined> =>
      database.query
        .updateTable('top_ups')
        .set((row) => ({ number: row.ref('number') }))
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirst(),
    /** What came for some in another currency, in hundredths of it. */
    listForeign: async (uuids: readonly string[]): Promise<ForeignPayment[]> =>
      uuids.length === 0
        ? []
        : foreignPayments()
            .select(['payment_attempts.subject_id', 'payments.currency'])
            .select(['payments.amount_kopecks', 'payments.refunded_kopecks'])
            .where('payment_attempts.subject_id', 'in', [...uuids])
            .orderBy('payments.id')
            .execute(),
    listOwn: (userId: number, limit: number): Promise<TopUpRow[]> =>
      all().where('user_id', '=', userId).orderBy('id', 'desc').limit(limit).execute(),
    async update(id: number, columns: Updateable<Schema['top_ups']>): Promise<void> {
      await database.query.updateTable('top_ups').set(columns).where('id', '=', id).execute()
    },

    listForStaff: (filter: Filter, limit: number, offset: number) =>
      matching(filter)
        .selectAll('top_ups')
        .select('users.username')
        .orderBy('top_ups.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    async count(filter: Filter): Promise<number> {
      const { count } = await matching(filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    findForStaff: (uuid: string) =>
      matching({})
        .selectAll('top_ups')
        .select('users.username')
        .where('top_ups.uuid', '=', uuid)
        .executeTakeFirst(),

    /** What was put on balances while the shop was a test, and is not taken back. */
    async countTestMoney(): Promise<{ count: number; kopecks: number }> {
      const { count, kopecks } = await database.query
        .selectFrom('top_ups')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .select(sql<number | null>`sum(paid_kopecks - refunded_kopecks)`.as('kopecks'))
        .where('is_test', '=', 1)
        .where('user_id', 'is not', null)
        .whereRef('paid_kopecks', '>', 'refunded_kopecks')
        .executeTakeFirstOrThrow()
      return { count: Number(count), kopecks: Number(kopecks) }
    },

    findOwner: (userId: number) =>
      database.query
        .selectFrom('users')
        .select(['id', 'username', 'language', 'email', 'email_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirst(),
    async listEmails(userId: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('top_ups')
        .select('email')
        .distinct()
        .where('user_id', '=', userId)
        .execute()
      return rows.flatMap(({ email }) => email ?? [])
    },
    async forgetOwner(userId: number): Promise<void> {
      await database.query
        .updateTable('top_ups')
        .set({ user_id: null, email: null })
        .where('user_id', '=', userId)
        .execute()
    },
  }
}
