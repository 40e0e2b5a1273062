/** What a basket costs with a coupon. */
import { byTier, chargeLines, type PricedBasket, type PricedItem } from './price-items.ts'

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
  const isMeant = ({ productId }: PricedItem) => productIds.length === 0 || productIds.includes(productId)
  if (!basket.lines.some((line) => isMeant(line) && line.totalKopecks > 0)) return null

  /** What is taken off each product, where it is settled already for some. */
  function divide(settled: ReadonlyMap<number, number>): Map<number, number> {
    const lines = chargeLines(basket.lines, settled)
    const taken = sumOf([...settled.values()])
    const sum = taken + sumOf(lines.filter(isMeant).map(({ totalKopecks }) => totalKopecks))
    const off = percent === null ? (amountKopecks ?? 0) : Math.ceil((sum * percent) / 100)
    const wholes = lines.map((line) =>
      isMeant(line) && !settled.has(line.productId) ? line.totalKopecks : 0,
    )
    const shares = spread(Math.min(sumOf(wholes), off - taken), wholes)
    return new Map(
      lines.map(({ productId }, index) => [productId, settled.get(productId) ?? shares[index] ?? 0]),
    )
  }

  // What a higher tier costs is known once it is known what is paid for the lower ones.
  const settled = new Map<number, number>()
  for (const productId of lowerTiersIn(basket)) settled.set(productId, divide(settled).get(productId) ?? 0)
  const lines = chargeLines(basket.lines, divide(settled))
  return { ...basket, lines, totalKopecks: sumOf(lines.map(({ totalKopecks }) => totalKopecks)) }
}

const sumOf = (sums: readonly number[]) => sums.reduce((one, other) => one + other, 0)

/** Those by which others of the basket are reduced, the lowest first. */
const lowerTiersIn = ({ lines }: PricedBasket) =>
  lines
    .filter(({ productId }) => lines.some(({ upgradedProducts }) => upgradedProducts.includes(productId)))
    .toSorted(byTier)
    .map(({ productId }) => productId)

/** Divides a sum by the sizes of `wholes`, none of which gets more than it is; whoever loses most by rounding gets the kopecks left. */
function spread(sum: number, wholes: readonly number[]): number[] {
  const all = BigInt(sumOf(wholes))
  if (all === 0n) return wholes.map(() => 0)
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
