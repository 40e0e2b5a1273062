import { expect, it } from 'vitest'
import { fromLocalMoment, toLocalMoment } from './local-moment.ts'

it('leads there and back, to the minute', () => {
  for (const moment of ['2025-11-20T18:30:00.000Z', '2025-07-01T00:00:00.000Z', '2024-02-29T23:59:00.000Z']) {
    expect(fromLocalMoment(toLocalMoment(moment))).toBe(moment)
  }
  expect(toLocalMoment('2025-11-20T18:30:42.500Z')).toMatch(/^2025-11-\d\dT\d\d:\d\d$/)
})

it('is null for what is no moment', () => {
  expect(fromLocalMoment('')).toBeNull()
  expect(fromLocalMoment('tomorrow')).toBeNull()
})
