import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'

export type Shelf = 'privileges' | 'supplies'

/** What of the address shows another shelf than the first. */
export const SHELF_IN_QUERY = { tab: /^supplies$/ } as const

export const shelfIn = (query: URLSearchParams): Shelf =>
  query.get('tab') === 'supplies' ? 'supplies' : 'privileges'

/** The shop, with the shelf in sight that a product stands on. */
export const shelfAddress = (product: Product | undefined): string =>
  product === undefined || product.category === 'privileges'
    ? addresses.shop
    : `${addresses.shop}?tab=supplies`
