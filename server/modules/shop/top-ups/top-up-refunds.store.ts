import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { OPEN_REFUNDS } from '#server/modules/shop/rules/open-refunds.ts'

export type TopUpRefundRow = Selectable<Schema['top_up_refunds']>

export type TopUpRefundsStore = ReturnType<typeof createTopUpRefundsStore>
export function createTopUpRefundsStore(database: Database) {
  const all = () => database.query.selectFrom('top_up_refunds').selectAll()
  const update = () => database.query.updateTable('top_up_refunds')
  return {
    insert: (row: Insertable<Schema['top_up_refunds']>): Promise<TopUpRefundRow> =>
      database.query.insertInto('top_up_refunds').values(row).returningAll().executeTakeFirstOrThrow(),
    find: (uuid: string): Promise<TopUpRefundRow | undefined> =>
      all().where('uuid', '=', uuid).executeTakeFirst(),
    /** Those of some, each with the currency of what it is of. */
    listOf: async (topUpIds: readonly number[]): Promise<(TopUpRefundRow & { currency: string })[]> =>
      topUpIds.length === 0
        ? []
        : database.query
            .selectFrom('top_up_refunds')
            .innerJoin('payments', 'payments.id', 'top_up_refunds.payment_id')
            .selectAll('top_up_refunds')
            .select('payments.currency')
            .where('top_up_id', 'in', [...topUpIds])
            .orderBy('top_up_refunds.id')
            .execute(),
    listOpenOfPayment: (paymentId: number): Promise<TopUpRefundRow[]> =>
      all().where('payment_id', '=', paymentId).where('state', 'in', OPEN_REFUNDS).orderBy('id').execute(),

    /** By what some were paid, the newest first, with how each try is called at its provider. */
    listPayments: async (topUpUuids: readonly string[]) =>
      topUpUuids.length === 0
        ? []
        : database.query
            .selectFrom('payments')
            .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
            .selectAll('payments')
            .select(['payment_attempts.number', 'payment_attempts.subject_id'])
            .where('payment_attempts.subject', '=', 'top-up')
            .where('payment_attempts.subject_id', 'in', [...topUpUuids])
            .where((row) =>
              row.or([row('payments.is_test', '=', 0), row('payment_attempts.is_test', '=', 1)]),
            )
            .orderBy('payments.id', 'desc')
            .execute(),

    claimAsking: (uuid: string, now: number): Promise<TopUpRefundRow | undefined> =>
      update()
        .set({ asked_at: now })
        .where('uuid', '=', uuid)
        .where('state', '=', 'pending')
        .where('asked_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    async claimDue(now: number, planned: (createdAt: number) => number | null) {
      const due = await all()
        .where('next_look_up_at', '<=', now)
        .where('state', '=', 'pending')
        .orderBy('next_look_up_at')
        .limit(1)
        .executeTakeFirst()
      if (!due) return undefined
      const claimed = await update()
        .set({ next_look_up_at: planned(due.created_at) })
        .where('id', '=', due.id)
        .where('next_look_up_at', '=', due.next_look_up_at)
        .where('state', '=', 'pending')
        .returningAll()
        .executeTakeFirst()
      // Where another process was faster there may be others.
      return { refund: claimed ?? null }
    },
    async update(id: number, columns: Updateable<Schema['top_up_refunds']>): Promise<void> {
      await update().set(columns).where('id', '=', id).execute()
    },
    async review(id: number): Promise<void> {
      await update()
        .set({ state: 'review', next_look_up_at: null, request: null })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .execute()
    },
    /** Settles one that is open, once; whether that had not happened. */
    async settle(
      id: number,
      change: { state: 'done' | 'failed'; failure: string | null; settled_at: number },
    ) {
      const { numUpdatedRows } = await update()
        .set({ ...change, request: null, next_look_up_at: null })
        .where('id', '=', id)
        .where('state', 'in', OPEN_REFUNDS)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}
