import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { CouponsPage } from './coupons-page.tsx'

export const page = definePage({
  Screen: CouponsPage,
  head: defineTexts({
    ru: { title: 'Промокоды', description: 'Промокоды магазина: скидка, срок и число применений.' },
    en: { title: 'Coupons', description: 'Coupons of the shop: discount, time and uses.' },
  }),
})
