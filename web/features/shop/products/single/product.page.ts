import { hrefOf, parametersIn } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { shopStateQuery } from '#web/features/shop/opening/opening.queries.ts'
import { offerOf } from '#web/features/shop/products/product-offer.ts'
import { productQueries } from '#web/features/shop/products/products.queries.ts'
import { toldProduct } from '#web/features/shop/products/told-product.ts'
import { definePage } from '#web/routing/page.ts'
import { ProductPage } from './product-page.tsx'

/** What can be a key, however it is spelled. */
const KEY = /^[a-z0-9-]{2,40}$/

export const page = definePage<Product>({
  Screen: ProductPage,
  about: ({ pathname }) => {
    const key = (parametersIn(addresses.product, pathname)?.key ?? '').toLowerCase()
    return KEY.test(key) ? productQueries.one(key) : null
  },
  address: ({ key }) => hrefOf(addresses.product, { key }),
  languages: ({ languages }) => languages,
  shows: () => [productQueries.list, shopStateQuery()],
  head: ({ language }, product) => {
    const { name, description } = toldProduct(product, language)
    return {
      title: name,
      description: description.replaceAll(/\s+/g, ' '),
      ...(product.imageUrl !== null && { picture: product.imageUrl }),
    }
  },
  structuredData: ({ language, site, thing }) => [offerOf(thing, { language, site })],
})
