import type { Language } from '#shared/constants/languages.ts'
import { keptFormat } from '#shared/texts/kept-format.ts'
import { LOCALES } from './format.ts'

const LEAST_AGE_UNIT = ['second', 1000] as const
const AGE_UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  LEAST_AGE_UNIT,
] as const

/** How long ago a moment (ISO 8601) was, in the largest whole unit: `5 минут назад`, `2 days ago`. */
export function formatAge(moment: string, now: Date, language: Language): string {
  const ageMs = Math.max(0, now.getTime() - Date.parse(moment))
  const [unit, lengthMs] = AGE_UNITS.find(([, length]) => ageMs >= length) ?? LEAST_AGE_UNIT
  return keptFormat(Intl.RelativeTimeFormat, LOCALES[language]).format(-Math.floor(ageMs / lengthMs), unit)
}
