/** What stands on both sides when all is over: what providers took and gave back, and what the site says of it. */
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { ProviderName } from './plan.ts'
import type { World } from './world.ts'

/** Money in the own books of a provider. `reference`: how it calls the try, by our id or number. */
export type Taken = {
  provider: ProviderName
  reference: string
  amount: number
  currency: string
  back: number
}

export type SiteBooks = Awaited<ReturnType<typeof readSite>>
export type Books = {
  taken: readonly Taken[]
  site: SiteBooks
  /** What buyers were told of their orders, by id. */
  made: ReadonlyMap<string, { account: number; totalKopecks: number }>
  /** By account. */
  gifts: ReadonlyMap<number, number>
  /** How many there were of what is scarce, by product. */
  began: ReadonlyMap<number, number>
  couponUses: number
  /** Which deliveries the game was handed. */
  ran: ReadonlyMap<string, number>
}

const kopecks = (value: string | number) => Math.round(Number(value) * 100)

export function readProviders({ yookassa, robokassa, freekassa }: World): Taken[] {
  return [
    ...yookassa.payments
      .filter(({ paid }) => paid)
      .map(({ id, metadata, amount, refunded_amount }) => ({
        provider: 'yookassa' as const,
        reference: metadata?.attempt ?? id,
        amount: kopecks(amount.value),
        currency: amount.currency,
        back: kopecks(refunded_amount?.value ?? 0),
      })),
    ...robokassa.operations
      .filter(({ state }) => state === 100)
      .map(({ number, sum, refunded }) => ({
        provider: 'robokassa' as const,
        reference: number,
        amount: kopecks(sum),
        currency: 'RUB',
        back: kopecks(refunded),
      })),
    ...freekassa.orders
      .filter(({ status }) => status === 1)
      .map(({ merchant_order_id, amount, currency }) => ({
        provider: 'freekassa' as const,
        reference: merchant_order_id,
        amount: kopecks(amount),
        currency,
        back: 0,
      })),
  ]
}

export async function readSite({ query }: Database) {
  const entries = await sql<{
    order_id: string | null
    owner_id: number | null
    name: string | null
    currency: string
    amount: number
  }>`select t.order_id, a.owner_id, a.name, a.currency, e.amount from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id`.execute(query)
  return {
    entries: entries.rows,
    orders: await query
      .selectFrom('orders')
      .select(['id', 'uuid', 'user_id', 'state', 'provider', 'paid_at', 'holds_goods', 'coupon_id'])
      .select(['total_kopecks', 'refunded_kopecks'])
      .execute(),
    lines: await query
      .selectFrom('order_lines')
      .select(['id', 'order_id', 'product_id', 'quantity', 'from_stock', 'total_kopecks'])
      .select(['delivered_at', 'refunded_at'])
      .execute(),
    events: await query.selectFrom('order_events').select(['order_id', 'kind']).execute(),
    attempts: await query
      .selectFrom('payment_attempts')
      .select(['id', 'number', 'provider', 'subject_id', 'state'])
      .execute(),
    payments: await query
      .selectFrom('payments')
      .select(['id', 'attempt_id', 'provider', 'amount_kopecks', 'currency', 'refunded_kopecks'])
      .execute(),
    unclaimed: await query
      .selectFrom('unclaimed_payments')
      .select(['order_id', 'payment_id', 'decision'])
      .execute(),
    refunds: await query
      .selectFrom('order_refunds')
      .select(['order_id', 'payment_id', 'amount_kopecks', 'state', 'is_outside', 'is_unclaimed'])
      .execute(),
    deliveries: await query.selectFrom('deliveries').select(['uuid', 'line_id', 'moment', 'state']).execute(),
    products: await query.selectFrom('products').select(['id', 'stock']).execute(),
    coupons: await query.selectFrom('coupons').select(['id', 'uses']).execute(),
  }
}
