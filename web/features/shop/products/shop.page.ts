import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { productsTexts } from './products.texts.ts'
import { privileges, supplies } from './shop.data.ts'
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
  structuredData: ({ language }) =>
    [...privileges, ...supplies].map(({ id, priceRoubles }) => ({
      '@type': 'Product',
      name: productsTexts[language][id].name,
      description: productsTexts[language][id].summary,
      offers: { '@type': 'Offer', price: priceRoubles, priceCurrency: 'RUB' },
    })),
})
