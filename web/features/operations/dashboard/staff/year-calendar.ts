/** One year of days as a calendar of weeks. Days are UTC, written `YYYY-MM-DD`. */
import { REGISTRATION_HEATMAP_DAYS } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Registrations } from '#shared/contract/operations/dashboard.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7
/** Sunday is 0 (specification, section 9). */
const WEEK_START = { ru: 1, en: 0 } as const satisfies Record<Language, number>

export type HeatLevel = 0 | 1 | 2 | 3 | 4
export type CalendarDay = { date: string; count: number; level: HeatLevel }
/** Seven days from the first of the week; null before the year began and after today. */
export type CalendarWeek = { start: string; days: (CalendarDay | null)[] }

/** 0; 1; 2–4; 5–9; 10 and more (specification, section 2). */
export function heatLevel(count: number): HeatLevel {
  if (count >= 10) return 4
  if (count >= 5) return 3
  if (count >= 2) return 2
  return count >= 1 ? 1 : 0
}

/** The weeks of the year that ends with `today`, oldest first. */
export function yearCalendar(
  registrations: Registrations,
  today: string,
  language: Language,
): CalendarWeek[] {
  const counts = new Map(registrations.map(({ date, count }) => [date, count]))
  const last = Date.parse(today)
  const first = last - REGISTRATION_HEATMAP_DAYS * DAY_MS
  const daysIntoWeek = (new Date(first).getUTCDay() - WEEK_START[language] + WEEK_DAYS) % WEEK_DAYS
  const weeks: CalendarWeek[] = []
  for (let start = first - daysIntoWeek * DAY_MS; start <= last; start += WEEK_DAYS * DAY_MS) {
    const days = Array.from({ length: WEEK_DAYS }, (_, index) => {
      const time = start + index * DAY_MS
      if (time < first || time > last) return null
      const date = dayOf(time)
      const count = counts.get(date) ?? 0
      return { date, count, level: heatLevel(count) }
    })
    weeks.push({ start: dayOf(start), days })
  }
  return weeks
}

/** The day of a moment in milliseconds. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
