/** What a new product begins as. */
import type { ProductFields } from '#shared/contract/shop/product-fields.ts'

const KEY_MAX = 40

export const EMPTY_PRODUCT: Omit<ProductFields, 'actions'> = {
  key: '',
  category: 'resources',
  type: 'global',
  server: null,
  name_ru: '',
  name_en: '',
  description_ru: '',
  description_en: '',
  imageUrl: null,
  imageText_ru: '',
  imageText_en: '',
  lines_ru: [],
  lines_en: [],
  facts_ru: [],
  facts_en: [],
  priceKopecks: 0,
  salePriceKopecks: null,
  saleStartsAt: null,
  saleEndsAt: null,
  isHidden: false,
  perPlayerMax: null,
  inAllMax: null,
  perPeriodMax: null,
  periodDays: null,
  stock: null,
  ladder: null,
  ladderTier: null,
  paysDifference: false,
  requiredIds: [],
  durationDays: null,
  isAdultsOnly: false,
  isAgainstGameRules: false,
  odds: [],
}

/** The same under the next free key, hidden, and on no ladder: two of one tier would be nothing to choose from. */
export function copyOf(fields: typeof EMPTY_PRODUCT, takenKeys: readonly string[]): typeof EMPTY_PRODUCT {
  const taken = new Set(takenKeys)
  let number = 2
  const keyWith = (end: string) => `${fields.key.slice(0, KEY_MAX - end.length)}${end}`
  while (taken.has(keyWith(`-${number}`))) number += 1
  return {
    ...fields,
    key: keyWith(`-${number}`),
    isHidden: true,
    ladder: null,
    ladderTier: null,
    paysDifference: false,
  }
}
