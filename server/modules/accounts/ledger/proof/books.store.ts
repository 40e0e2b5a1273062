import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Currency } from '#shared/constants/money/currencies.ts'

/** As many examples are named. */
const NAMED_MAX = 5

type Uneven = { id: number; currency: Currency; sum: number }
type Untrue = { id: number; kind: string; currency: Currency; balance: number; sum: number }

/** What should not be: each is one statement, so it sees one moment. Rows come with how many there are in all. */
export type BooksStore = ReturnType<typeof createBooksStore>
export function createBooksStore(database: Database) {
  return {
    /** Transactions that do not come to zero in a currency; those without entries are among them. */
    async listUneven() {
      const { rows } = await sql<Uneven & { count: number }>`
        select id, currency, sum, count(*) over () as count from (
          select e.transaction_id as id, a.currency, sum(e.amount) as sum
          from ledger_entries e join ledger_accounts a on a.id = e.account_id
          group by e.transaction_id, a.currency having sum(e.amount) <> 0
          union all
          select t.id, '' as currency, 0 as sum from ledger_transactions t
          where not exists (select 1 from ledger_entries e where e.transaction_id = t.id)
        ) as uneven order by id limit ${NAMED_MAX}`.execute(database.query)
      return rows
    },

    async listUntrueBalances() {
      const { rows } = await sql<Untrue & { count: number }>`
        select a.id, coalesce(a.name, 'player') as kind, a.currency, a.balance, coalesce(s.sum, 0) as sum,
          count(*) over () as count
        from ledger_accounts a
        left join (select account_id, sum(amount) as sum from ledger_entries group by account_id) s on s.account_id = a.id
        where a.balance <> coalesce(s.sum, 0) order by a.id limit ${NAMED_MAX}`.execute(database.query)
      return rows
    },

    /** Players who are shown another balance than the books hold. */
    async listWronglyShown() {
      const { rows } = await sql<Untrue & { count: number }>`
        select u.id, 'shown' as kind, c.currency, c.shown as balance, coalesce(a.balance, 0) as sum,
          count(*) over () as count
        from users u join (
          select id, 'RUB' as currency, balance_kopecks as shown from users
          union all select id, 'LC' as currency, landcoins as shown from users
        ) c on c.id = u.id
        left join ledger_accounts a on a.owner_id = u.id and a.currency = c.currency
        where c.shown <> coalesce(a.balance, 0) order by u.id limit ${NAMED_MAX}`.execute(database.query)
      return rows
    },

    async listNegative() {
      const { rows } = await sql<Omit<Untrue, 'sum'> & { count: number }>`
        select id, coalesce(name, 'player') as kind, currency, balance, count(*) over () as count
        from ledger_accounts where may_be_negative = 0 and balance < 0 order by id limit ${NAMED_MAX}`.execute(
        database.query,
      )
      return rows
    },

    async count() {
      const { rows } = await sql<{ transactions: number; accounts: number }>`
        select (select count(*) from ledger_transactions) as transactions,
          (select count(*) from ledger_accounts) as accounts`.execute(database.query)
      return rows[0] ?? { transactions: 0, accounts: 0 }
    },
  }
}
