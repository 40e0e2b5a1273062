import type { Language } from '#shared/constants/languages.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { tiersOf } from './choose-products.ts'
import { toldProduct } from './told-product.ts'

/** One thing that the tiers of a ladder may give, and what each gives of it: all, nothing, or so much. */
export type Comparison = { name: string; given: readonly (boolean | string)[] }

/** What the tiers of a ladder give, by name: what a tier adds stands where it names it, before whatever it shares with those below. */
function namesIn(tiers: readonly Product[], language: Language): string[] {
  const names: string[] = []
  for (const tier of tiers) {
    const { facts } = toldProduct(tier, language)
    for (const [index, { name }] of facts.entries()) {
      if (names.includes(name)) continue
      const next = facts.slice(index + 1).find((fact) => names.includes(fact.name))
      names.splice(next ? names.indexOf(next.name) : names.length, 0, name)
    }
  }
  return names
}

/** Everything a product gives, what the tiers below it give included; of a figure its own. */
export function heldFacts(
  product: Product,
  products: readonly Product[],
  language: Language,
): ReadonlyMap<string, string> {
  const tiers = tiersOf(product, products)
  const held = new Map(namesIn(tiers, language).map((name) => [name, '']))
  for (const tier of tiers)
    for (const { name, value } of toldProduct(tier, language).facts) held.set(name, value)
  return held
}

/** The ladders of the shop with more than one tier, the lowest first. */
export function laddersOf(products: readonly Product[]): Product[][] {
  const names = [...new Set(products.map(({ ladder }) => ladder))].filter((ladder) => ladder !== null)
  return names
    .map((name) => {
      const tiers = products.filter(({ ladder }) => ladder === name)
      return tiers.toSorted((one, other) => (one.ladderTier ?? 0) - (other.ladderTier ?? 0))
    })
    .filter((tiers) => tiers.length > 1)
}

/** What the tiers of one ladder give, a line each: first what one has or has not, then what one has so much of. */
export function compareTiers(tiers: readonly Product[], language: Language): Comparison[] {
  const held = tiers.map((tier) => heldFacts(tier, tiers, language))
  const rows = namesIn(tiers, language).map((name) => ({
    name,
    given: held.map((facts) => (facts.has(name) ? facts.get(name) || true : false)),
  }))
  const isCounted = ({ given }: Comparison) => given.some((each) => typeof each === 'string')
  return [...rows.filter((row) => !isCounted(row)), ...rows.filter(isCounted)]
}
