import { expect, test } from 'vitest'
import { formatNumber, formatPercent } from './format.ts'
import { formatRoubles } from './format-roubles.ts'

test('a percentage is written as each language writes it, no more exact than asked', () => {
  expect([formatPercent(0.999, 'ru'), formatPercent(0.999, 'en')]).toEqual(['99,9\u202f%', '99.9%'])
  expect([formatPercent(1, 'ru'), formatPercent(0, 'en')]).toEqual(['100\u202f%', '0%'])
  expect(formatPercent(0.99945, 'ru', 2)).toBe('99,95\u202f%')
  expect(formatPercent(0.506, 'en', 0)).toBe('51%')
})

test('what is less than nothing has a minus, not a hyphen', () => {
  expect(formatRoubles(-299, 'ru')).toBe('\u2212299\u00a0₽')
  expect(formatRoubles(-1299.5, 'en')).toBe('\u2212₽1,299.50')
  expect(formatNumber(-12, 'ru')).toBe('\u221212')
})
