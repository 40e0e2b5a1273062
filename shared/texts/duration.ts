import type { Language } from '#shared/constants/languages.ts'
import { keptFormat } from './kept-format.ts'

const UNITS = { hour: 60 * 60 * 1000, day: 24 * 60 * 60 * 1000 } as const

/** A whole number of hours or days in words: «3 дня», “1 hour”. */
export function durationText(ms: number, unit: keyof typeof UNITS, language: Language): string {
  return keptFormat(Intl.NumberFormat, language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    ms / UNITS[unit],
  )
}
