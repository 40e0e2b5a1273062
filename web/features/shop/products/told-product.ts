import type { Language } from '#shared/constants/languages.ts'
import type { Product } from '#shared/contract/shop/products.ts'

/** What is said of a product in one language. */
export const toldProduct = (product: Product, language: Language) => ({
  name: product[`name_${language}`],
  description: product[`description_${language}`],
  lines: product[`lines_${language}`],
  facts: product[`facts_${language}`],
  alt: product[`imageText_${language}`],
})
