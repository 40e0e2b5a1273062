import { defineTexts } from '#shared/texts/texts.ts'

export const basketTexts = defineTexts({
  ru: { basket: 'Корзина' },
  en: { basket: 'Basket' },
})
