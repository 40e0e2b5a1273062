import { defineWords } from '#shared/texts/words.ts'

/** What the money of the games is called. On the wire it is always `landcoins`. */
export const currencyWords = defineWords('currency', {
  ru: { name: 'LandCoins' },
  en: { name: 'LandCoins' },
})
