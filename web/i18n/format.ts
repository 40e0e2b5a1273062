/** Numbers, counts and dates as people write them in each language: what the home page says; the rest lies beside this. */
import type { Language } from '#shared/constants/languages.ts'
import { keptFormat } from '#shared/texts/kept-format.ts'
import type { PluralForms } from '#shared/texts/plural-forms.ts'

export const LOCALES = { ru: 'ru-RU', en: 'en-US' } as const satisfies Record<Language, string>

export type { PluralForms }
export type DateStyle = 'date' | 'date-time' | 'time' | 'hour' | 'month' | 'weekday'

export const HOUR_OPTIONS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DATE_OPTIONS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  'date-time': { day: 'numeric', month: 'long', year: 'numeric', ...HOUR_OPTIONS },
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  hour: HOUR_OPTIONS,
  month: { month: 'short' },
  weekday: { weekday: 'short' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/** `-1234.5` → `−1 234,5` in Russian, `−1,234.5` in English. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return keptFormat(Intl.NumberFormat, LOCALES[language], options).format(value).replace('-', '\u2212')
}

/** A share from 0 to 1 in percent, as exact as `fractionDigits` allow: `99,9 %` with a narrow space in Russian, `99.9%`. */
export function formatPercent(share: number, language: Language, fractionDigits = 1): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: fractionDigits }).replace(
    /\s%/,
    '\u202f%',
  )
}

/** The form of a word that goes with `count`, such as `день`, `дня`, `дней`. */
export function pluralForm(count: number, forms: PluralForms, language: Language): string {
  return forms[keptFormat(Intl.PluralRules, LOCALES[language]).select(count)] ?? forms.other
}

/** A moment (ISO 8601) in words. Engines disagree about which spaces to use, so all of them become plain ones. */
export function formatDate(moment: string, style: DateStyle, language: Language, timeZone?: string): string {
  return keptFormat(Intl.DateTimeFormat, LOCALES[language], {
    ...DATE_OPTIONS[style],
    ...(timeZone && { timeZone }),
  })
    .format(new Date(moment))
    .replace(/[\u00a0\u202f]/g, ' ')
}

const BADGE_MAX = 99

/** A count as it stands in a badge, which has room for two digits. */
export const badgeCount = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : String(count))
