import type { Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { keptFormat } from '#shared/texts/kept-format.ts'

/** As a letter or a channel tells a sum: with kopecks only where there are some. */
export const formatRubles = (kopecks: number, language: Language): string =>
  keptFormat(Intl.NumberFormat, language, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: kopecks % KOPECKS_IN_ROUBLE === 0 ? 0 : 2,
  }).format(kopecks / KOPECKS_IN_ROUBLE)
