/** Who sells, as the law asks a shop to name them. */
import type { SiteSettings } from './site.ts'

const SELLER_LINES = ['name', 'taxId', 'contact'] as const
export type SellerLine = (typeof SELLER_LINES)[number]

/** What is not said yet of the seller; while anything is missing, nothing is sold for real money. */
export const missingOfSeller = (seller: SiteSettings['seller']): SellerLine[] =>
  SELLER_LINES.filter((line) => !seller[line]?.trim())
