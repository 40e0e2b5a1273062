import type { Insertable } from 'kysely'
import { compileInserts } from '#server/db/compile-once.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type PaymentEventsStore = ReturnType<typeof createPaymentEventsStore>
export function createPaymentEventsStore(database: Database) {
  const insertEvents = compileInserts(database, 'payment_events', (insert) =>
    insert.onConflict((conflict) => conflict.columns(['attempt_id', 'hash']).doNothing()),
  )
  const insertPayments = compileInserts(database, 'payments', (insert) =>
    insert.onConflict((conflict) => conflict.columns(['provider', 'payment_id']).doNothing()).returningAll(),
  )

  return {
    /** Keeps what was told, once, and of one try no more than `max`. */
    async insertEvent(event: Insertable<Schema['payment_events']>, max: number): Promise<void> {
      const { count } = await database.query
        .selectFrom('payment_events')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('attempt_id', '=', event.attempt_id)
        .executeTakeFirstOrThrow()
      if (count >= max) return
      await insertEvents([event])
    },
    async removeEventsBefore(time: number): Promise<void> {
      await database.query.deleteFrom('payment_events').where('received_at', '<', time).execute()
    },

    listPayments: (attemptId: string) =>
      database.query
        .selectFrom('payments')
        .selectAll()
        .where('attempt_id', '=', attemptId)
        .orderBy('id')
        .execute(),
    /** What of these payments went back another way, which their providers know nothing of. */
    async sumReturnedOutside(paymentIds: readonly number[]): Promise<number> {
      if (paymentIds.length === 0) return 0
      let all = 0
      for (const refunds of ['order_refunds', 'top_up_refunds'] as const) {
        const { sum } = await database.query
          .selectFrom(refunds)
          .select(({ fn }) => fn.sum<number | null>('amount_kopecks').as('sum'))
          .where('payment_id', 'in', [...paymentIds])
          .where('is_outside', '=', 1)
          .where('state', '=', 'done')
          .executeTakeFirstOrThrow()
        all += Number(sum ?? 0)
      }
      return all
    },
    /** The row of money that nobody has told of before; undefined where somebody has. */
    insertPayment: async (payment: Insertable<Schema['payments']>) => (await insertPayments([payment]))[0],
    findPayment: (id: number) =>
      database.query.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst(),
    async addRefunded(id: number, kopecks: number): Promise<void> {
      await database.query
        .updateTable('payments')
        .set((payment) => ({ refunded_kopecks: payment('refunded_kopecks', '+', kopecks) }))
        .where('id', '=', id)
        .execute()
    },
  }
}
export type PaymentRow = NonNullable<Awaited<ReturnType<PaymentEventsStore['insertPayment']>>>
