import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { UnclaimedDecision } from '#shared/constants/shop/orders.ts'

/** Money that came for orders and is nobody's until somebody has decided. */
export type UnclaimedStore = ReturnType<typeof createUnclaimedStore>
export function createUnclaimedStore(database: Database) {
  const open = () =>
    database.query
      .selectFrom('unclaimed_payments')
      .innerJoin('payments', 'payments.id', 'unclaimed_payments.payment_id')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
      .select(['unclaimed_payments.id', 'unclaimed_payments.order_id', 'unclaimed_payments.payment_id'])
      .select(['unclaimed_payments.reason', 'unclaimed_payments.at'])
      .select(['payments.provider', 'payments.currency', 'payments.amount_kopecks'])
      // What the provider calls the payment, and how the try is called there.
      .select(['payments.payment_id as reference', 'payments.attempt_id', 'payment_attempts.number'])
      // What has gone back in the cabinet is no one's to give.
      .select((row) =>
        row('payments.amount_kopecks', '-', row.ref('payments.refunded_kopecks')).as('left_kopecks'),
      )
      .where('unclaimed_payments.decided_at', 'is', null)

  return {
    insert: async (row: Insertable<Schema['unclaimed_payments']>) => {
      const { id } = await database.query
        .insertInto('unclaimed_payments')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      return open().where('unclaimed_payments.id', '=', id).executeTakeFirstOrThrow()
    },
    /** Of an order, what is not decided. */
    listOf: (orderId: number) =>
      open().where('unclaimed_payments.order_id', '=', orderId).orderBy('unclaimed_payments.id').execute(),
    find: (id: number) => open().where('unclaimed_payments.id', '=', id).executeTakeFirst(),
    findPayment: (paymentId: number) => open().where('payments.id', '=', paymentId).executeTakeFirst(),
    async decide(paymentId: number, decision: UnclaimedDecision, at: number): Promise<void> {
      await database.query
        .updateTable('unclaimed_payments')
        .set({ decided_at: at, decision })
        .where('payment_id', '=', paymentId)
        .where('decided_at', 'is', null)
        .execute()
    },
    /** Says of a payment that all of it has gone back, where it has. */
    async decideReturned(paymentId: number, at: number): Promise<void> {
      await database.query
        .updateTable('unclaimed_payments')
        .set({ decided_at: at, decision: 'return' })
        .where('payment_id', '=', paymentId)
        .where('payment_id', 'in', (row) =>
          row.selectFrom('payments').select('id').whereRef('refunded_kopecks', '>=', 'amount_kopecks'),
        )
        .execute()
    },
    /** Whose a payment is that came for an order: nobody's where that is to be decided, the buyer's once it was credited or sent back. */
    async whose(paymentId: number): Promise<'nobody' | 'order' | 'buyer'> {
      const row = await database.query
        .selectFrom('unclaimed_payments')
        .select('decision')
        .where('payment_id', '=', paymentId)
        .executeTakeFirst()
      if (!row || row.decision === 'order') return 'order'
      return row.decision === null ? 'nobody' : 'buyer'
    },
  }
}
export type UnclaimedRow = Awaited<ReturnType<ReturnType<typeof createUnclaimedStore>['listOf']>>[number]
