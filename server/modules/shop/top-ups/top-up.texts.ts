import { defineTexts } from '#shared/texts/texts.ts'

/** What a payment page says is paid, and what a provider keeps with a refund. */
export const topUpTexts = defineTexts({
  ru: { payment: 'Пополнение баланса {number}', refund: 'Возврат пополнения {number}' },
  en: { payment: 'Top-up of a balance {number}', refund: 'Refund of top-up {number}' },
})
