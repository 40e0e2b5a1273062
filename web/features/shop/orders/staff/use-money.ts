import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { currencyWords } from '#web/features/accounts/ledger/currency.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

/** Whole LandCoins, or hundredths of whatever currency. */
export function useMoney() {
  const coins = useTexts(currencyWords)
  const { language } = useLanguage()
  return (amount: number, currency: string): string =>
    currency === 'RUB'
      ? formatKopecks(amount, language)
      : currency === 'LC'
        ? `${formatNumber(amount, language)} ${coins.name}`
        : `${formatNumber(amount / KOPECKS_IN_ROUBLE, language, { minimumFractionDigits: 2 })} ${currency}`
}
