import type { Language } from '#shared/constants/languages.ts'
import { keptFormat } from '#shared/texts/kept-format.ts'
import { HOUR_OPTIONS, LOCALES } from './format.ts'

const PERIOD_OPTIONS = { day: 'numeric', month: 'long', ...HOUR_OPTIONS } as const

/**
 * From one moment (ISO 8601) to another, the day once where both are on it: `22 ноября, 03:00–04:00`. A zone is named
 * at the end where it is given, as it need not be the reader's.
 */
export function formatPeriod(from: string, to: string, language: Language, timeZone?: string): string {
  return keptFormat(Intl.DateTimeFormat, LOCALES[language], {
    ...PERIOD_OPTIONS,
    ...(timeZone && { timeZone, timeZoneName: 'short' }),
  })
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
}
