import { defineWords } from '#shared/texts/words.ts'
import type { PluralForms } from '#web/i18n/format.ts'

type CurrencyWords = {
  name: string
  /** What stands behind a number where there is little room. */
  sign: string
  amount: PluralForms
}

/** What the money of the games is called. On the wire it is always `landcoins` and `LC`. */
export const currencyWords = defineWords<CurrencyWords>('currency', {
  ru: {
    name: 'LandCoins',
    sign: 'LC',
    amount: {
      one: '{amount} LandCoins',
      few: '{amount} LandCoins',
      many: '{amount} LandCoins',
      other: '{amount} LandCoins',
    },
  },
  en: {
    name: 'LandCoins',
    sign: 'LC',
    amount: { one: '{amount} LandCoins', other: '{amount} LandCoins' },
  },
})
