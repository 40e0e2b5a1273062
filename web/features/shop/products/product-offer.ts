import type { Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { pictureFile } from '#web/pictures/pictures.ts'
import type { StructuredThing } from '#web/routing/page.ts'
import { toldProduct } from './told-product.ts'

/** A product as https://schema.org/Product has it. */
export function offerOf(
  product: Product,
  { language, site }: { language: Language; site: SiteInfo },
): StructuredThing {
  const { name, description } = toldProduct(product, language)
  const picture = product.imageUrl === null ? null : pictureFile(product.imageUrl)
  return {
    '@type': 'Product',
    name,
    description,
    ...(picture && { image: site.url + picture.path }),
    offers: { '@type': 'Offer', price: product.priceKopecks / KOPECKS_IN_ROUBLE, priceCurrency: 'RUB' },
  }
}
