import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type UnclaimedStore = ReturnType<typeof createUnclaimedStore>
export function createUnclaimedStore(database: Database) {
  return {
    /** Keeps money that could not be booked to its order. */
    async insert(row: Insertable<Schema['unclaimed_payments']>): Promise<void> {
      await database.query.insertInto('unclaimed_payments').values(row).execute()
    },
    listOf: (orderId: number) =>
      database.query
        .selectFrom('unclaimed_payments')
        .innerJoin('payments', 'payments.id', 'unclaimed_payments.payment_id')
        .select(['unclaimed_payments.id', 'unclaimed_payments.reason', 'unclaimed_payments.at'])
        .select(['payments.provider', 'payments.payment_id', 'payments.amount_kopecks', 'payments.currency'])
        .where('unclaimed_payments.order_id', '=', orderId)
        .where('unclaimed_payments.decided_at', 'is', null)
        .orderBy('unclaimed_payments.id')
        .execute(),
    /** Says of a payment that all of it has gone back. */
    async decideReturned(paymentId: number, at: number): Promise<void> {
      await database.query
        .updateTable('unclaimed_payments')
        .set({ decided_at: at })
        .where('payment_id', '=', paymentId)
        .where('payment_id', 'in', (row) =>
          row.selectFrom('payments').select('id').whereRef('refunded_kopecks', '>=', 'amount_kopecks'),
        )
        .execute()
    },
    /** Whether a payment is nobody's yet. */
    has: async (paymentId: number): Promise<boolean> =>
      (await database.query
        .selectFrom('unclaimed_payments')
        .select('id')
        .where('payment_id', '=', paymentId)
        .where('decided_at', 'is', null)
        .executeTakeFirst()) !== undefined,
  }
}
