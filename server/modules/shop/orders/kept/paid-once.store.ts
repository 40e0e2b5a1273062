import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** As many examples are named. */
const NAMED_MAX = 5

/** Without an index: SQLite would read all that was ever sold anew for each order, as every sale is an entry of one account. */
const ACCOUNT_OF_ENTRY = sql`+e.account_id`

/** What should not be, some by name, each with how many there are in all. */
export type PaidOnceStore = ReturnType<typeof createPaidOnceStore>
export function createPaidOnceStore(database: Database) {
  return {
    /** Payments that the books do not have exactly once. */
    async listPayments() {
      const { rows } = await sql<Found>`
        select p.payment_id as name, count(*) over () as count from payments p
        join payment_attempts a on a.id = p.attempt_id
        where (p.is_test = 0 or a.is_test = 1) and p.amount_kopecks > 0 and 1 <> (
          select count(*) from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id
          join ledger_accounts c on c.id = ${ACCOUNT_OF_ENTRY}
          where t.key = 'payment.' || p.id and c.name = 'provider:' || p.provider
          and c.currency = p.currency and e.amount = -p.amount_kopecks)
        order by p.id limit ${NAMED_MAX}`.execute(database.query)
      return rows
    },

    /** Orders that are paid without money, or not as often as the books say. */
    async listOrders() {
      const { rows } = await sql<Found>`
        select o.number as name, count(*) over () as count from orders o
        where (case when o.paid_at is not null and o.total_kopecks > 0 then 1 else 0 end) <> (
          select count(*) from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id
          join ledger_accounts c on c.id = ${ACCOUNT_OF_ENTRY}
          where t.order_id = o.uuid and t.kind = 'order' and c.name = 'sales' and c.currency = 'RUB'
          and e.amount = o.total_kopecks)
        order by o.id limit ${NAMED_MAX}`.execute(database.query)
      return rows
    },
  }
}
type Found = { name: string; count: number }
