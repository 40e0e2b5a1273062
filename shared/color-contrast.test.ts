import { expect, test } from 'vitest'
import { colorContrast } from './color-contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // What the reference tools say of these.
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s', (one, other, ratio) => {
  expect(colorContrast(one, other)).toBeCloseTo(ratio, 1)
  expect(colorContrast(other, one)).toBe(colorContrast(one, other))
})
