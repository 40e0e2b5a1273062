import { addresses } from '#shared/addresses.ts'
import { PRODUCT_TYPES, WORLDS } from '#shared/constants/shop/products.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { SCOPES, type Scope, WORLD_CHOICES, type WorldChoice } from './choose-products.ts'

export type Shelf = 'privileges' | 'supplies'

const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`)

/** What of the address shows another shelf than the first, or not all of one. */
export const SHELF_IN_QUERY = {
  tab: /^supplies$/,
  scope: oneOf(PRODUCT_TYPES),
  world: oneOf(WORLDS),
}

export const shelfIn = (query: URLSearchParams): Shelf =>
  query.get('tab') === 'supplies' ? 'supplies' : 'privileges'

export const scopeIn = (query: URLSearchParams): Scope =>
  SCOPES.find((scope) => scope === query.get('scope')) ?? 'all'

export const worldIn = (query: URLSearchParams): WorldChoice =>
  WORLD_CHOICES.find((world) => world === query.get('world')) ?? 'all'

/** The shop, with the shelf in sight that a product stands on. */
export const shelfAddress = (product: Product | undefined): string =>
  product === undefined || product.category === 'privileges'
    ? addresses.shop
    : `${addresses.shop}?tab=supplies`
