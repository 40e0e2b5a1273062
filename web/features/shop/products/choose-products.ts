import { PRODUCT_TYPES, WORLDS } from '#shared/constants/shop/products.ts'
import type { Product } from '#shared/contract/shop/products.ts'

export const WORLD_CHOICES = ['all', ...WORLDS] as const
export type WorldChoice = (typeof WORLD_CHOICES)[number]

export const SCOPES = ['all', ...PRODUCT_TYPES] as const
export type Scope = (typeof SCOPES)[number]

/** The products of a scope; of a chosen world those alone that work there. */
export function chooseProducts(
  products: readonly Product[],
  scope: Scope,
  world: WorldChoice = 'all',
): Product[] {
  return products.filter(
    ({ type, server }) =>
      (scope === 'all' || type === scope) && (type === 'global' || world === 'all' || server === world),
  )
}

/** A tier with those below it on its ladder, the lowest first; what stands on none stands alone. */
export function tiersOf(product: Product, products: readonly Product[]): Product[] {
  const { ladder, ladderTier } = product
  if (ladder === null) return [product]
  const lower = products.filter(
    (other) => other.ladder === ladder && (other.ladderTier ?? 0) < (ladderTier ?? 0),
  )
  return [...lower.toSorted((one, other) => (one.ladderTier ?? 0) - (other.ladderTier ?? 0)), product]
}
