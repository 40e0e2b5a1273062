import { defineWords } from '#shared/texts/words.ts'
import { shopStateQuery } from '#web/features/shop/opening/opening.queries.ts'
import { productQueries } from '#web/features/shop/products/products.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { BasketPage } from './basket-page.tsx'

export const page = definePage({
  Screen: BasketPage,
  head: defineWords('basket-page', {
    ru: { title: 'Корзина', description: 'Что выбрано в магазине, кому это выдать и чем заплатить.' },
    en: { title: 'Basket', description: 'What was chosen in the shop, who gets it and how it is paid.' },
  }),
  shows: () => [productQueries.list, shopStateQuery()],
  isIndexed: false,
})
