import { expect, it } from 'vitest'
import { runsOfDays } from './runs-of-days.ts'

it('sums up days without data and days without an outage, and leaves every other day alone', () => {
  const days = [
    [0, 0, 0],
    [0, 0, 0],
    [1440, 0, 0],
    [1440, 0, 0],
    [1400, 40, 0],
    [1300, 0, 140],
    [600, 0, 0],
  ] as const
  expect(
    runsOfDays(
      '2026-02-26',
      days.map(([...day]) => day),
    ),
  ).toEqual([
    { from: '2026-03-04', to: '2026-03-04', up: 600, down: 0, maintenance: 0 },
    { from: '2026-03-03', to: '2026-03-03', up: 1300, down: 0, maintenance: 140 },
    { from: '2026-03-02', to: '2026-03-02', up: 1400, down: 40, maintenance: 0 },
    { from: '2026-02-28', to: '2026-03-01', up: 2880, down: 0, maintenance: 0 },
    { from: '2026-02-26', to: '2026-02-27', up: 0, down: 0, maintenance: 0 },
  ])
})
