/** What players have of what is sold, and how much of it is taken. */
import type { Database } from '#server/db/database.ts'
import { type CountedTiers, countTiers } from '#server/modules/shop/rules/counted-tiers.ts'
import { OPEN_REFUNDS } from '#server/modules/shop/rules/open-refunds.ts'
import type { Owned } from '#server/modules/shop/rules/price-items.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type HoldingsStore = ReturnType<typeof createHoldingsStore>
export function createHoldingsStore(database: Database, { isTest }: { isTest: boolean }) {
  /** Lines that hold something: of orders that are neither over nor refunded, nor of a test where money is real. */
  const held = () =>
    database.query
      .selectFrom('order_lines as line')
      .innerJoin('orders', 'orders.id', 'line.order_id')
      .where('orders.holds_goods', '=', 1)
      .where('line.refunded_at', 'is', null)
      .$if(!isTest, (lines) => lines.where('orders.is_test', '=', 0))

  /** Lines that are paid for a player and not over. */
  const owned = (folded: string, now: number) =>
    held()
      .where('orders.recipient_folded', '=', folded)
      .where('orders.paid_at', 'is not', null)
      .where((line) => line.or([line('line.ends_at', 'is', null), line('line.ends_at', '>', now)]))

  /** From which tiers paid lines of a player were deducted: over or not, until those go back. */
  async function countedOf(folded: string): Promise<CountedTiers> {
    const upgrades = await held()
      .where('orders.recipient_folded', '=', folded)
      .where('orders.paid_at', 'is not', null)
      .where('line.upgraded_lines', '<>', '[]')
      .select(['line.upgraded_lines', 'line.ladder_tier'])
      .execute()
    return countTiers(upgrades)
  }

  const sums = (lines: ReturnType<typeof held>, productIds: readonly number[]) =>
    lines
      .where('line.product_id', 'in', productIds)
      .select(({ fn }) => ['line.product_id', fn.sum<number>('line.quantity').as('pieces')])
      .groupBy('line.product_id')
      .execute()

  const asMap = (rows: { product_id: number; pieces: number }[]) =>
    new Map(rows.map(({ product_id, pieces }) => [product_id, Number(pieces)]))

  return {
    async countAll(productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      return productIds.length === 0 ? new Map() : asMap(await sums(held(), productIds))
    },

    /** The same for one player, or for one player since a time. */
    async countOf(
      folded: string,
      productIds: readonly number[],
      since?: number,
    ): Promise<ReadonlyMap<number, number>> {
      if (productIds.length === 0) return new Map()
      const own = held().where('orders.recipient_folded', '=', folded)
      return asMap(
        await sums(since === undefined ? own : own.where('orders.created_at', '>', since), productIds),
      )
    },

    countedOf,

    /** What is paid for a player and not over. */
    async listOwned(folded: string, now: number): Promise<Owned[]> {
      const counted = await countedOf(folded)
      const rows = await owned(folded, now)
        .select(['line.id', 'line.product_id', 'line.ladder', 'line.ladder_tier'])
        .select(['line.total_kopecks', 'line.refunded_kopecks', 'line.ends_at'])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('order_refunds')
              .select('order_refunds.id')
              .whereRef('order_refunds.order_id', '=', 'orders.id')
              .where('order_refunds.state', 'in', OPEN_REFUNDS)
              .where('order_refunds.is_unclaimed', '=', 0),
          ).as('is_going'),
        )
        .orderBy('line.id')
        .execute()
      return rows.map((row) => ({
        lineId: row.id,
        productId: row.product_id,
        ladder: row.ladder,
        ladderTier: row.ladder_tier,
        paidKopecks: row.total_kopecks - row.refunded_kopecks,
        countedTier: counted.get(row.id) ?? null,
        daysLeft: row.ends_at === null ? null : (row.ends_at - now) / DAY_MS,
        isGoing: Boolean(row.is_going),
      }))
    },

    /** The tiers that are paid for a player and not over, by the keys of their products. */
    listTiers: (folded: string, now: number) =>
      owned(folded, now)
        .innerJoin('products', 'products.id', 'line.product_id')
        .where('line.ladder', 'is not', null)
        .select(['products.key', 'line.ends_at'])
        .orderBy('line.id')
        .execute(),

    /** What one account has ordered for a player and not paid yet. */
    async listOrdered(userId: number, folded: string): Promise<number[]> {
      const rows = await held()
        .where('orders.recipient_folded', '=', folded)
        .where('orders.user_id', '=', userId)
        .where('orders.state', '=', 'awaiting_payment')
        .select('line.product_id')
        .execute()
      return rows.map(({ product_id }) => product_id)
    },

    /** Whether a player has a privilege for good, by whichever order. */
    hasForGood: async (folded: string, productId: number, now: number): Promise<boolean> =>
      (await owned(folded, now)
        .innerJoin('products', 'products.id', 'line.product_id')
        .where('products.category', '=', 'privileges')
        .where('line.product_id', '=', productId)
        .where('line.ends_at', 'is', null)
        .select('line.id')
        .executeTakeFirst()) !== undefined,

    /** Until when a player has a product for days; null where that is over, or never was. */
    async findEnd(folded: string, productId: number, now: number): Promise<number | null> {
      const row = await held()
        .where('orders.recipient_folded', '=', folded)
        .where('orders.paid_at', 'is not', null)
        .where('line.product_id', '=', productId)
        .where('line.ends_at', '>', now)
        .select(({ fn }) => fn.max('line.ends_at').as('end'))
        .executeTakeFirst()
      return row?.end ?? null
    },
  }
}
