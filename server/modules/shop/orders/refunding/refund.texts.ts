import { defineTexts } from '#shared/texts/texts.ts'

/** What a provider keeps with a refund. */
export const refundTexts = defineTexts({
  ru: { order: 'Возврат по заказу {number}' },
  en: { order: 'Refund of order {number}' },
})
