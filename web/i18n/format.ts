/** Numbers, money, counts and dates as people write them in each language. */
import type { Language } from '#shared/constants/languages.ts'

const LOCALES = { ru: 'ru-RU', en: 'en-US' } as const satisfies Record<Language, string>

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
export type DateStyle = 'date' | 'date-time' | 'time' | 'hour' | 'month' | 'weekday'

const HOUR_OPTIONS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
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
  return new Intl.NumberFormat(LOCALES[language], options).format(value).replace('-', '\u2212')
}

/** A share from 0 to 1 in percent, as exact as `fractionDigits` allow: `99,9 %` with a narrow space in Russian, `99.9%`. */
export function formatPercent(share: number, language: Language, fractionDigits = 1): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: fractionDigits }).replace(
    /\s%/,
    '\u202f%',
  )
}

/** An amount in roubles, with kopecks only when there are some: `1 299 ₽`, `₽1,299`. */
export function formatRoubles(value: number, language: Language): string {
  return formatNumber(value, language, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  })
}

/** The form of a word that goes with `count`, such as `день`, `дня`, `дней`. */
export function pluralForm(count: number, forms: PluralForms, language: Language): string {
  return forms[new Intl.PluralRules(LOCALES[language]).select(count)] ?? forms.other
}

/** A moment (ISO 8601) in words. Engines disagree about which spaces to use, so all of them become plain ones. */
export function formatDate(moment: string, style: DateStyle, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...DATE_OPTIONS[style], ...(timeZone && { timeZone }) })
    .format(new Date(moment))
    .replace(/[\u00a0\u202f]/g, ' ')
}

/**
 * From one moment (ISO 8601) to another, the day once where both are on it: `22 ноября, 03:00–04:00`. A zone is named
 * at the end where it is given, as it need not be the reader's.
 */
export function formatPeriod(from: string, to: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...PERIOD_OPTIONS,
    ...(timeZone && { timeZone, timeZoneName: 'short' }),
  })
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
}
const PERIOD_OPTIONS = { day: 'numeric', month: 'long', ...HOUR_OPTIONS } as const

/** How long ago a moment (ISO 8601) was, in the largest whole unit: `5 минут назад`, `2 days ago`. */
export function formatAge(moment: string, now: Date, language: Language): string {
  const ageMs = Math.max(0, now.getTime() - Date.parse(moment))
  const [unit, lengthMs] = AGE_UNITS.find(([, length]) => ageMs >= length) ?? LEAST_AGE_UNIT
  return new Intl.RelativeTimeFormat(LOCALES[language]).format(-Math.floor(ageMs / lengthMs), unit)
}
const LEAST_AGE_UNIT = ['second', 1000] as const
const AGE_UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  LEAST_AGE_UNIT,
] as const
