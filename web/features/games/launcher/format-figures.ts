/** Sizes and spans of time, which only the pages about files tell. */
import type { Language } from '#shared/constants/languages.ts'
import { formatNumber } from '#web/i18n/format.ts'

const BYTE_UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in the unit that suits it, 1024 bytes to the kilobyte: `84,2 МБ`, `84.2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const step = BYTE_UNITS.findLastIndex((_, power) => bytes >= 1024 ** (power + 1))
  const power = Math.max(step, 0)
  return formatNumber(bytes / 1024 ** (power + 1), language, {
    style: 'unit',
    unit: BYTE_UNITS[power],
    maximumFractionDigits: 1,
  })
}

/** A span of time in its largest unit, rounded up: `40 с`, `3 мин`, `2 ч`; `40 sec` in English. */
export function formatDuration(seconds: number, language: Language): string {
  const [unit, length] = DURATION_UNITS.find(([, least]) => seconds >= least) ?? LEAST_DURATION_UNIT
  return formatNumber(Math.ceil(seconds / length), language, { style: 'unit', unit })
}
const LEAST_DURATION_UNIT = ['second', 1] as const
const DURATION_UNITS = [['hour', 3600], ['minute', 60], LEAST_DURATION_UNIT] as const
