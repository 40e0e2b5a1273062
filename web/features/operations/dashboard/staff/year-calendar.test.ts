import { expect, it } from 'vitest'
import { axisMarks } from './chart-scale.ts'
import { heatLevel, yearCalendar } from './year-calendar.ts'

it('has five levels: 0; 1; 2–4; 5–9; 10 and more', () => {
  const levels = [0, 1, 2, 4, 5, 9, 10, 1000].map(heatLevel)
  expect(levels).toEqual([0, 1, 2, 2, 3, 3, 4, 4])
})

it.each([
  ['ru', 1],
  ['en', 0],
] as const)('starts its weeks on the right day in %s', (language, weekday) => {
  const weeks = yearCalendar([], '2026-01-07', language)
  for (const { start } of weeks) expect(new Date(start).getUTCDay()).toBe(weekday)
})

it('spans one year to today and no further, every day once', () => {
  const weeks = yearCalendar([{ date: '2025-03-01', count: 7 }], '2026-01-07', 'ru')
  const days = weeks.flatMap((week) => week.days).filter((day) => day !== null)
  expect(days[0]?.date).toBe('2025-01-07')
  expect(days.at(-1)?.date).toBe('2026-01-07')
  expect(new Set(days.map(({ date }) => date)).size).toBe(366)
  expect(days.filter(({ count }) => count > 0)).toEqual([{ date: '2025-03-01', count: 7, level: 3 }])
  expect(weeks.at(-1)?.days.slice(3)).toEqual([null, null, null, null])
})

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [43, [0, 10, 20, 30, 40, 50]],
  [1234, [0, 500, 1000, 1500]],
])('marks an axis up to %i in round steps from zero', (max, marks) => {
  expect(axisMarks(max)).toEqual(marks)
})
