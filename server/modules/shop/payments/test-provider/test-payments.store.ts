import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type TestPaymentsStore = ReturnType<typeof createTestPaymentsStore>
export function createTestPaymentsStore(database: Database) {
  return {
    async insert(payment: Insertable<Schema['test_payments']>): Promise<void> {
      await database.query
        .insertInto('test_payments')
        .values(payment)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    find: (id: string) =>
      database.query.selectFrom('test_payments').selectAll().where('id', '=', id).executeTakeFirst(),
    async pay(id: string): Promise<void> {
      await database.query
        .updateTable('test_payments')
        .set((payment) => ({ times: payment('times', '+', 1), is_refused: 0 }))
        .where('id', '=', id)
        .execute()
    },
    /** Whether so much of the first payment was left. */
    async refund(id: string, kopecks: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('test_payments')
        .set((payment) => ({ refunded_kopecks: payment('refunded_kopecks', '+', kopecks) }))
        .where('id', '=', id)
        .where('times', '>', 0)
        .where((payment) =>
          payment(payment('refunded_kopecks', '+', kopecks), '<=', payment.ref('amount_kopecks')),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** One that is paid stays so. */
    async refuse(id: string): Promise<void> {
      await database.query
        .updateTable('test_payments')
        .set({ is_refused: 1 })
        .where('id', '=', id)
        .where('times', '=', 0)
        .execute()
    },
  }
}
