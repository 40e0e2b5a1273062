import { defineTexts } from '#shared/texts/texts.ts'

/** What a payment page says is paid. */
export const topUpTexts = defineTexts({
  ru: { payment: 'Пополнение баланса {number}' },
  en: { payment: 'Top-up of a balance {number}' },
})
