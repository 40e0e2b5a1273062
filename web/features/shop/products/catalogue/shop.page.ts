import { defineWords } from '#shared/texts/words.ts'
import { shopStateQuery } from '#web/features/shop/opening/opening.queries.ts'
import { offerOf } from '#web/features/shop/products/product-offer.ts'
import { productQueries } from '#web/features/shop/products/products.queries.ts'
import { SHELF_IN_QUERY } from '#web/features/shop/products/shelves.ts'
import { definePage } from '#web/routing/page.ts'
import { ShopPage } from './shop-page.tsx'

export const page = definePage({
  Screen: ShopPage,
  head: defineWords('shop-page', {
    ru: {
      title: 'Магазин',
      description:
        'Привилегии Рекрут, Ветеран и Элита, наборы ресурсов и кейсы для Minecraft-серверов: что внутри и сколько стоит.',
    },
    en: {
      title: 'Shop',
      description:
        'Recruit, Veteran and Elite privileges, resource sets and cases for the Minecraft servers: what is inside and what it costs.',
    },
  }),
  query: SHELF_IN_QUERY,
  shows: () => [productQueries.list, shopStateQuery()],
  structuredData: ({ language, site, read }) =>
    (read(productQueries.list) ?? []).map((product) => offerOf(product, { language, site })),
})
