import type { Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { formatNumber } from './format.ts'

/** An amount in kopecks, said in roubles. */
export const formatKopecks = (value: number, language: Language): string =>
  formatRoubles(value / KOPECKS_IN_ROUBLE, language)

/** An amount in roubles, with kopecks only when there are some: `1 299 ₽`, `₽1,299`. */
export function formatRoubles(value: number, language: Language): string {
  return formatNumber(value, language, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  })
}

/** What was typed in roubles, in kopecks. */
export const kopecksOf = (roubles: number): number => Math.round(roubles * KOPECKS_IN_ROUBLE)
