import { defineTexts } from '#shared/texts/texts.ts'

export const basketTexts = defineTexts({
  ru: { basket: 'Корзина', filled: (products: number) => `Корзина, товаров: ${products}` },
  en: { basket: 'Basket', filled: (products: number) => `Basket, products: ${products}` },
})
