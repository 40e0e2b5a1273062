/** What a basket costs with a coupon. */
import type { PricedBasket } from './price-items.ts'

export type Reduction = {
  /** One of the two is null. */
  percent: number | null
  amountKopecks: number | null
  /** What it makes cheaper; none named is everything. */
  productIds: readonly number[]
}

/**
 * The same basket, cheaper; null where nothing in it that still costs something is meant. A percentage is rounded to the kopeck in
 * the buyer's favour, and no line becomes cheaper than nothing.
 */
export function applyCoupon(basket: PricedBasket, reduction: Reduction): PricedBasket | null {
  const { percent, amountKopecks, productIds } = reduction
  const isMeant = (productId: number) => productIds.length === 0 || productIds.includes(productId)
  const wholes = basket.lines.map(({ productId, totalKopecks }) => (isMeant(productId) ? totalKopecks : 0))
  const sum = wholes.reduce((all, whole) => all + whole, 0)
  if (sum === 0) return null
  const off = Math.min(sum, percent === null ? (amountKopecks ?? 0) : Math.ceil((sum * percent) / 100))
  const shares = spread(off, wholes)
  const lines = basket.lines.map((line, index) => {
    const share = shares[index] ?? 0
    return {
      ...line,
      discountKopecks: line.discountKopecks + share,
      totalKopecks: line.totalKopecks - share,
    }
  })
  return { ...basket, lines, totalKopecks: basket.totalKopecks - off }
}

/** Divides a sum by the sizes of `wholes`, none of which gets more than it is; whoever loses most by rounding gets the kopecks left. */
function spread(sum: number, wholes: readonly number[]): number[] {
  const all = BigInt(wholes.reduce((one, other) => one + other, 0))
  const exact = wholes.map((whole) => BigInt(sum) * BigInt(whole))
  const shares = exact.map((product) => Number(product / all))
  const left = sum - shares.reduce((one, other) => one + other, 0)
  const losers = exact
    .map((product, index) => ({ index, lost: product % all }))
    .toSorted((one, other) => Number(other.lost - one.lost))
    .slice(0, left)
  for (const { index } of losers) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
