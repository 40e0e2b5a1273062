/** What a basket costs somebody, and why some of it is not sold to them: for a quote as for an order. */
import type { Missing } from '#shared/constants/shop/orders.ts'
import { DAYS_AHEAD_MAX } from '#shared/constants/shop/products.ts'
import type { OrderItem, PricedLine } from '#shared/contract/shop/order-items.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { isCountedFor } from './counted-tiers.ts'

/** What a player has: paid, neither refunded nor over. */
export type Owned = {
  lineId: number | null
  productId: number
  ladder: string | null
  ladderTier: number | null
  paidKopecks: number
  /** The highest tier from which that was deducted already; null where it was from none. */
  countedTier: number | null
  /** How long it lasts from now; null for good. */
  daysLeft: number | null
  /** Whether its money is asked back, which counts as gone (decision 0058). */
  isGoing: boolean
}

/** What is known of the player that it is for. */
export type PlayerHoldings = {
  owned: readonly Owned[]
  /** Products in unpaid orders of the same buyer for this player. */
  ordered: ReadonlySet<number>
  /** Pieces of each product that are taken for this player, ever and within its period. */
  taken: ReadonlyMap<number, number>
  takenInPeriod: ReadonlyMap<number, number>
}

export type Basket = {
  items: readonly OrderItem[]
  /** Those on offer. */
  products: readonly Product[]
  /** Pieces of each product that are taken by all players together. */
  takenInAll: ReadonlyMap<number, number>
  /** Null where it is not said for whom it is, or nothing may be told of that. */
  player: PlayerHoldings | null
}

export type PricedItem = PricedLine & {
  product: Product
  /** Lines of lower tiers by which it is reduced, and what was paid for them. */
  upgradedLines: number[]
  upgradedKopecks: number
  /** Lower tiers in the same basket by which it is reduced as well. */
  upgradedProducts: number[]
}
export type MissingItem = { code: Missing; productId?: number }
export type PricedBasket = {
  lines: PricedItem[]
  totalKopecks: number
  missing: MissingItem[]
}

/** A privilege for good: nobody needs it twice. */
export const isForGood = ({ category, durationDays }: Product) =>
  category === 'privileges' && durationDays === null

export function priceItems({ items, products, takenInAll, player }: Basket): PricedBasket {
  const found = items.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    return product ? [{ product, quantity }] : []
  })
  // Tiers of one ladder cost in one order what they would one after another.
  const owned: Owned[] = (player?.owned ?? []).map((one) => ({ ...one }))
  const ofLadders = found.toSorted(byTier).map(({ product, quantity }) => {
    const lower = product.paysDifference ? owned.filter((one) => isDeducted(one, product)) : []
    for (const one of lower) one.countedTier = product.ladderTier
    const bought = {
      productId: product.id,
      lineId: null,
      paidKopecks: 0,
      countedTier: null,
      daysLeft: null,
      isGoing: false,
    }
    owned.push({ ...product, ...bought })
    return lineOf(product, quantity, lower)
  })
  const lines = chargeLines(ofLadders).toSorted(
    (one, other) => placeOf(one.productId) - placeOf(other.productId),
  )
  return {
    lines,
    totalKopecks: lines.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0),
    missing: items.flatMap(({ productId, quantity }) => {
      const product = products.find(({ id }) => id === productId)
      const codes = product ? whyNot(product, quantity) : (['not_for_sale'] as const)
      return codes.map((code) => ({ code, productId }))
    }),
  }

  function placeOf(productId: number): number {
    return items.findIndex((item) => item.productId === productId)
  }

  function whyNot(product: Product, quantity: number): Missing[] {
    const { id, stockLeft, perPlayerMax, perPeriodMax, inAllMax } = product
    if (!product.canBeBought) return [product.notForSale === 'sold_out' ? 'sold_out' : 'not_for_sale']
    const codes: Missing[] = []
    if (stockLeft !== null && quantity > stockLeft) codes.push('sold_out')
    if (isOver(inAllMax, takenInAll.get(id), quantity)) codes.push('limit_reached')
    else if (isForGood(product) && quantity > 1) codes.push('limit_reached')
    else if (daysAfter(product, quantity) > DAYS_AHEAD_MAX) codes.push('limit_reached')
    else if (
      player &&
      (isOver(perPlayerMax, player.taken.get(id), quantity) ||
        isOver(perPeriodMax, player.takenInPeriod.get(id), quantity))
    )
      codes.push('limit_reached')
    if (player && isForGood(product) && hasOrOrdered(player, id)) codes.unshift('already_owned')
    if (player && product.requiredIds.some((required) => !isCovered(player, required)))
      codes.push('required_product')
    if (product.isAdultsOnly) codes.push('age')
    return codes
  }

  function daysAfter({ id, durationDays }: Product, quantity: number): number {
    const own = player?.owned.filter(({ productId }) => productId === id) ?? []
    return Math.max(0, ...own.map(({ daysLeft }) => daysLeft ?? 0)) + (durationDays ?? 0) * quantity
  }

  /** Whether somebody has a product, a higher tier of its ladder, or buys it together. */
  function isCovered(of: PlayerHoldings, productId: number): boolean {
    if (items.some((item) => item.productId === productId)) return true
    const product = products.find(({ id }) => id === productId)
    return of.owned.some((one) => one.productId === productId || (product && isAbove(one, product)))
  }
}

const hasOrOrdered = (player: PlayerHoldings, productId: number) =>
  player.ordered.has(productId) || player.owned.some((one) => one.productId === productId)

const isOver = (max: number | null, taken: number | undefined, quantity: number) =>
  max !== null && (taken ?? 0) + quantity > max

type Tier = { ladder: string | null; ladderTier: number | null }
const isAbove = (one: Tier, other: Tier) =>
  one.ladder !== null && one.ladder === other.ladder && (one.ladderTier ?? 0) > (other.ladderTier ?? 0)
const isDeducted = (lower: Owned, higher: Product) =>
  !lower.isGoing && isAbove(higher, lower) && !isCountedFor(higher.ladderTier, lower.countedTier)

export const byTier = (one: { product: Product }, other: { product: Product }) =>
  (one.product.ladderTier ?? 0) - (other.product.ladderTier ?? 0)

/** What is not charged yet. */
function lineOf(product: Product, quantity: number, lower: readonly Owned[]): PricedItem {
  const { id: productId, priceKopecks } = product
  return {
    productId,
    quantity,
    priceKopecks,
    discountKopecks: 0,
    totalKopecks: 0,
    product,
    upgradedLines: lower.flatMap(({ lineId }) => lineId ?? []),
    upgradedKopecks: lower.reduce((sum, { paidKopecks }) => sum + paidKopecks, 0),
    upgradedProducts: lower.flatMap((one) => (one.lineId === null ? [one.productId] : [])),
  }
}

/** What lines cost with so much off some products: a higher tier is reduced by what is paid for the lower ones then. */
export function chargeLines(
  lines: readonly PricedItem[],
  off: ReadonlyMap<number, number> = new Map(),
): PricedItem[] {
  const paid = new Map<number, number>()
  for (const line of lines.toSorted(byTier)) {
    const { productId, upgradedKopecks, upgradedProducts } = line
    const lowerKopecks = upgradedProducts.reduce((sum, id) => sum + (paid.get(id) ?? 0), upgradedKopecks)
    const restKopecks = Math.max(0, line.priceKopecks * line.quantity - lowerKopecks)
    paid.set(productId, restKopecks - (off.get(productId) ?? 0))
  }
  return lines.map((line) => {
    const totalKopecks = paid.get(line.productId) ?? 0
    const discountKopecks = line.priceKopecks * line.quantity - totalKopecks
    return { ...line, discountKopecks, totalKopecks }
  })
}
