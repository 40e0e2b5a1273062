import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { OPEN_REFUNDS } from '#server/modules/shop/rules/open-refunds.ts'

export type RefundRow = Selectable<Schema['order_refunds']>

export type RefundsStore = ReturnType<typeof createRefundsStore>
export function createRefundsStore(database: Database) {
  const all = () => database.query.selectFrom('order_refunds').selectAll()
  return {
    insert: (row: Omit<Insertable<Schema['order_refunds']>, 'id'>): Promise<RefundRow> =>
      database.query.insertInto('order_refunds').values(row).returningAll().executeTakeFirstOrThrow(),
    find: (uuid: string): Promise<RefundRow | undefined> => all().where('uuid', '=', uuid).executeTakeFirst(),
    listOf: (orderId: number): Promise<RefundRow[]> =>
      all().where('order_id', '=', orderId).orderBy('id').execute(),
    listOpenOf: (orderId: number): Promise<RefundRow[]> =>
      all().where('order_id', '=', orderId).where('state', 'in', OPEN_REFUNDS).orderBy('id').execute(),
    listOpenOfPayment: (paymentId: number): Promise<RefundRow[]> =>
      all().where('payment_id', '=', paymentId).where('state', 'in', OPEN_REFUNDS).orderBy('id').execute(),

    /** By what an order was paid at a provider, with how the try is called there. */
    findPayment: (orderUuid: string) =>
      database.query
        .selectFrom('payments')
        .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
        .select(['payments.id', 'payments.amount_kopecks', 'payments.payment_id', 'payments.attempt_id'])
        .select('payment_attempts.number')
        .where('payment_attempts.subject', '=', 'order')
        .where('payment_attempts.subject_id', '=', orderUuid)
        .where((row) => row.or([row('payments.is_test', '=', 0), row('payment_attempts.is_test', '=', 1)]))
        .where('payments.id', 'not in', (row) =>
          row
            .selectFrom('unclaimed_payments')
            .select('unclaimed_payments.payment_id')
            .where((one) => one.or([one('decision', 'is', null), one('decision', '<>', 'order')])),
        )
        .orderBy('payments.id')
        .executeTakeFirst(),

    /** Claims one of which nobody has asked its provider, so that it is asked first once. */
    claimAsking: (uuid: string, now: number): Promise<RefundRow | undefined> =>
      database.query
        .updateTable('order_refunds')
        .set({ asked_at: now })
        .where('uuid', '=', uuid)
        .where('state', '=', 'pending')
        .where('asked_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** Claims one whose provider is to be asked how it stands; the next time is `planned` by when it was made. */
    async claimDue(now: number, planned: (createdAt: number) => number | null) {
      const due = await all()
        .where('next_look_up_at', '<=', now)
        .where((row) => row.or([row('state', '=', 'pending'), row('receipt', '=', 'pending')]))
        .orderBy('next_look_up_at')
        .limit(1)
        .executeTakeFirst()
      if (!due) return undefined
      const claimed = await database.query
        .updateTable('order_refunds')
        .set({ next_look_up_at: planned(due.created_at) })
        .where('id', '=', due.id)
        .where('next_look_up_at', '=', due.next_look_up_at)
        .where('state', '=', due.state)
        .returningAll()
        .executeTakeFirst()
      // Where another process was faster there may be others.
      return { refund: claimed ?? null }
    },
    async update(id: number, columns: Updateable<Schema['order_refunds']>): Promise<void> {
      await database.query.updateTable('order_refunds').set(columns).where('id', '=', id).execute()
    },
    /** Settles one that is open, once; undefined where that has happened. Its receipt is followed further. */
    settle: (
      id: number,
      state: 'done' | 'failed',
      { at, failure }: { at: number; failure: string | null },
    ): Promise<RefundRow | undefined> =>
      database.query
        .updateTable('order_refunds')
        .set((row) => ({
          state,
          failure,
          settled_at: at,
          request: null,
          next_look_up_at: row
            .case()
            .when(row.and([row('receipt', '=', 'pending'), row(row.val(state), '=', 'done')]))
            .then(row.ref('next_look_up_at'))
            .else(null)
            .end(),
        }))
        .where('id', '=', id)
        .where('state', 'in', OPEN_REFUNDS)
        .returningAll()
        .executeTakeFirst(),
    /** Says that for refused receipts of an order's refunds others were made; whether there were any. */
    async settleReceipts(orderId: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('order_refunds')
        .set({ receipt: 'outside' })
        .where('order_id', '=', orderId)
        .where('receipt', '=', 'refused')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** Nobody will say any more what became of it. */
    async review(id: number): Promise<void> {
      await database.query
        .updateTable('order_refunds')
        .set({ state: 'review', next_look_up_at: null, request: null })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .execute()
    },
  }
}
