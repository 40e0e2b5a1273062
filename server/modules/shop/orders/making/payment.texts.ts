import { defineTexts } from '#shared/texts/texts.ts'

/** What a payment page says is paid. */
export const paymentTexts = defineTexts({
  ru: { order: 'Заказ {number}' },
  en: { order: 'Order {number}' },
})
