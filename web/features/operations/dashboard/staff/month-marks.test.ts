import { expect, it } from 'vitest'
import { isMonthNamed } from './month-marks.ts'
import { dayOf } from './year-calendar.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const datesFrom = (first: string, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => dayOf(Date.parse(first) + index * step * DAY_MS))
const namedIn = (dates: readonly string[]) =>
  dates.flatMap((_, index) => (isMonthNamed(dates, index) ? [index] : []))

it.each([
  ['2026-10-31', [1]],
  ['2026-10-30', [2]],
  ['2026-10-29', [0, 3]],
  ['2026-11-01', [0]],
  ['2026-02-15', [0, 14]],
  ['2026-01-31', [1, 29]],
])('names the months of thirty days from %s where their names do not touch', (first, named) => {
  expect(namedIn(datesFrom(first, 30, 1))).toEqual(named)
})

it('never puts two names within three places, in days or weeks, whenever they begin', () => {
  for (const first of datesFrom('2026-01-01', 366, 1))
    for (const dates of [
      datesFrom(first, 7, 1),
      datesFrom(first, 30, 1),
      datesFrom(first, 90, 1),
      datesFrom(first, 53, 7),
    ]) {
      const named = namedIn(dates)
      expect(named.every((place, index) => index === 0 || place - (named[index - 1] ?? 0) >= 3)).toBe(true)
    }
})

it('names the month of fewer places than a name takes', () => {
  expect(namedIn(datesFrom('2026-11-05', 2, 1))).toEqual([0])
})
