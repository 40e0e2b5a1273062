import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { QUARTER_MS } from './quarters.ts'

type Period = { since: number; until: number }

/** What the books hold of sales, without orders of a test. */
export type RevenueStore = ReturnType<typeof createRevenueStore>
export function createRevenueStore(database: Database) {
  const moved = ({ since, until }: Period) =>
    database.query
      .selectFrom('ledger_transactions as t')
      .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
      .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
      .innerJoin('orders as o', 'o.uuid', 't.order_id')
      .where('a.name', 'in', ['sales', 'refunds'])
      .where('a.currency', '=', 'RUB')
      .where('o.is_test', '=', 0)
      .where('t.created_at', '>=', since)
      .where('t.created_at', '<', until)

  return {
    /** By quarter of an hour, counted from 1970, and provider. */
    listQuarters: (period: Period) =>
      moved(period)
        .select([sql<number>`t.created_at / ${sql.lit(QUARTER_MS)}`.as('quarter'), 'o.provider', 'a.name'])
        .select(({ fn }) => [fn.sum<number>('e.amount').as('kopecks'), fn.countAll<number>().as('count')])
        .groupBy(['quarter', 'o.provider', 'a.name'])
        .orderBy('quarter')
        .execute(),

    /** What was paid in the period, by product; of what it is called now the last name. */
    listProducts: ({ since, until }: Period) =>
      database.query
        .selectFrom('order_lines as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .where('o.is_test', '=', 0)
        .where('o.paid_at', '>=', since)
        .where('o.paid_at', '<', until)
        .select(({ fn }) => [
          'l.product_id',
          fn.sum<number>('l.quantity').as('pieces'),
          fn.sum<number>('l.total_kopecks').as('paid'),
          fn.sum<number>('l.refunded_kopecks').as('refunded'),
          fn.max('l.id').as('last'),
        ])
        .groupBy('l.product_id')
        .orderBy('paid', 'desc')
        .execute(),
    namesOf: (lineIds: readonly number[]) =>
      lineIds.length === 0
        ? Promise.resolve([])
        : database.query
            .selectFrom('order_lines')
            .select(['product_id', 'name_ru', 'name_en'])
            .where('id', 'in', lineIds)
            .execute(),

    /** Each movement, the oldest first, some at a time. */
    listMoved: (period: Period, after: number, limit: number) =>
      moved(period)
        .select(['e.id', 't.created_at', 'o.id as order_id', 'o.number', 'o.provider', 'a.name', 'e.amount'])
        .where('e.id', '>', after)
        .orderBy('e.id')
        .limit(limit)
        .execute(),
    /** What orders hold, for whoever reads of them in a table. */
    linesOf: (orderIds: readonly number[]) =>
      orderIds.length === 0
        ? Promise.resolve([])
        : database.query
            .selectFrom('order_lines')
            .select(['order_id', 'name_ru', 'name_en', 'quantity'])
            .where('order_id', 'in', orderIds)
            .orderBy('id')
            .execute(),
  }
}
