import type { Insertable, Selectable } from 'kysely'
import { compileInserts } from '#server/db/compile-once.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { type AttemptProvider, type PaymentSubject, REFUNDED_MORE } from '#shared/constants/shop/payments.ts'

type NewAttempt = Insertable<Schema['payment_attempts']>
type Columns = Partial<Omit<NewAttempt, 'id' | 'number' | 'provider' | 'created_at'>>

export type PaymentAttemptsStore = ReturnType<typeof createPaymentAttemptsStore>
export function createPaymentAttemptsStore(database: Database) {
  const all = () => database.query.selectFrom('payment_attempts').selectAll()
  const insert = compileInserts(database, 'payment_attempts', (attempts) =>
    attempts.onConflict((conflict) => conflict.column('number').doNothing()).returning('number'),
  )

  return {
    /** Whether it could be written: another may have its number. */
    insert: async (attempt: NewAttempt): Promise<boolean> => (await insert([attempt])).length > 0,
    /** Those that the provider may have taken money for, by when they were made. */
    listMadeBetween: (provider: AttemptProvider, from: number, until: number) =>
      all()
        .where('provider', '=', provider)
        .where('state', 'in', ['pending', 'paid', 'cancelled'])
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .execute(),
    find: (id: string) => all().where('id', '=', id).executeTakeFirst(),
    findOfProvider: (provider: AttemptProvider, by: 'id' | 'number' | 'payment_id', value: string | number) =>
      all().where('provider', '=', provider).where(by, '=', value).executeTakeFirst(),
    /** The same as it stands now; until the transaction ends nobody else changes it. */
    lock: (id: string) =>
      database.query
        .updateTable('payment_attempts')
        .set((row) => ({ state: row.ref('state') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** The newest first. */
    listOf: (subject: PaymentSubject, subjectId: string) =>
      all()
        .where('subject', '=', subject)
        .where('subject_id', '=', subjectId)
        .orderBy('number', 'desc')
        .execute(),
    listOfAll: async (subject: PaymentSubject, subjectIds: readonly string[]) =>
      subjectIds.length === 0
        ? []
        : all()
            .where('subject', '=', subject)
            .where('subject_id', 'in', subjectIds)
            .orderBy('number', 'desc')
            .execute(),

    /** Says that for refused receipts of something others were made; whether there were any. */
    async settleReceipts(subject: PaymentSubject, subjectId: string): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('payment_attempts')
        .set({ receipt: 'outside' })
        .where('subject', '=', subject)
        .where('subject_id', '=', subjectId)
        .where('receipt', '=', 'refused')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Takes what is told of given back for right, where it is more than was booked; whether there was any. */
    async settleRefundedMore(subject: PaymentSubject, subjectId: string): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('payment_attempts')
        .set((attempt) => ({
          settled_back_kopecks: attempt.ref('told_back_kopecks'),
          told_back_kopecks: null,
          reason: null,
        }))
        .where('subject', '=', subject)
        .where('subject_id', '=', subjectId)
        .where('reason', '=', REFUNDED_MORE)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async update(id: string, columns: Columns): Promise<void> {
      await database.query.updateTable('payment_attempts').set(columns).where('id', '=', id).execute()
    },
    /** The same for one of which it is not clear yet whether the provider has it. */
    async updateCreating(id: string, columns: Columns): Promise<void> {
      await database.query
        .updateTable('payment_attempts')
        .set(columns)
        .where('id', '=', id)
        .where('state', '=', 'creating')
        .execute()
    },
    /** Plans no further look, unless somebody asked for one since it was `planned`. */
    async rest(id: string, planned: number): Promise<void> {
      await database.query
        .updateTable('payment_attempts')
        .set({ next_look_up_at: null })
        .where('id', '=', id)
        .where('next_look_up_at', '=', planned)
        .execute()
    },

    /**
     * Claims one that is due and was not looked up for a while, so that no other process looks it up; the next time is `planned` by it.
     * One that was looked up much later than now, before the clock was set back, is as if it never had been.
     */
    async claimDue(now: number, restMs: number, planned: (createdAt: number) => number | null) {
      const due = await all()
        .where('next_look_up_at', '<=', now)
        .where((row) =>
          row.or([
            row('looked_up_at', 'is', null),
            row('looked_up_at', '<=', now - restMs),
            row('looked_up_at', '>', now + restMs),
          ]),
        )
        .orderBy('next_look_up_at')
        .limit(1)
        .executeTakeFirst()
      if (!due) return undefined
      const claimed = await database.query
        .updateTable('payment_attempts')
        .set({ looked_up_at: now, next_look_up_at: planned(due.created_at) })
        .where('id', '=', due.id)
        .where('looked_up_at', due.looked_up_at === null ? 'is' : '=', due.looked_up_at)
        .returningAll()
        .executeTakeFirst()
      // Where another process was faster there may be others.
      return { attempt: claimed ?? null }
    },
    /** Forgets what tells of the payer in those made before: nobody pays them any more. */
    async forgetBefore(time: number): Promise<void> {
      await database.query
        .updateTable('payment_attempts')
        .set({ request: null, pay_url: null, next_look_up_at: null })
        .where('created_at', '<', time)
        .where((row) => row.or([row('request', 'is not', null), row('pay_url', 'is not', null)]))
        .execute()
    },
    /** Forgets the same in all tries of an account: what its provider may not have yet is not asked for again. */
    async forgetPayer(userId: number): Promise<void> {
      const own = () => database.query.updateTable('payment_attempts').where('user_id', '=', userId)
      await own().set({ state: 'lost', next_look_up_at: null }).where('state', '=', 'creating').execute()
      await own().set({ request: null, pay_url: null }).execute()
    },
    /** Has it looked up at once, or as soon as it has rested. */
    async hurry(id: string, now: number): Promise<void> {
      await database.query
        .updateTable('payment_attempts')
        .set({ next_look_up_at: now })
        .where('id', '=', id)
        .where((row) => row.or([row('next_look_up_at', 'is', null), row('next_look_up_at', '>', now)]))
        .execute()
    },
    /** The same for all that are not clear and were made since. */
    async hurryOpen(since: number, now: number): Promise<void> {
      await database.query
        .updateTable('payment_attempts')
        .set({ next_look_up_at: now })
        .where('state', 'in', ['creating', 'pending'])
        .where('created_at', '>=', since)
        .where('next_look_up_at', 'is not', null)
        .execute()
    },
  }
}
export type PaymentAttemptRow = Selectable<Schema['payment_attempts']>
