import { expect, it } from 'vitest'
import { formatKopecks } from './format-roubles.ts'
import { typedKopecks } from './typed-kopecks.ts'

it('reads sums as people write them in either language', () => {
  for (const text of ['1 500,5', '1500.50', '1,500.50', '1 500,50 ₽', '₽1,500.50'])
    expect(typedKopecks(text), text).toBe(150_050)
  expect(['0.01', '15,000', '1,234,567', '1,23', '10 ₽'].map(typedKopecks)).toEqual([
    1, 1_500_000, 123_456_700, 123, 1_000,
  ])
})

it('reads what the site writes itself', () => {
  for (const language of ['ru', 'en'] as const)
    for (const kopecks of [1, 99_900, 123_456_789])
      expect(typedKopecks(formatKopecks(kopecks, language)), language).toBe(kopecks)
})

it('takes nothing else for a sum', () => {
  for (const text of [
    '',
    'сто',
    '-1',
    '1e3',
    '0x10',
    '1,2345',
    '1,23,456',
    '1.234',
    '0,500',
    '000,001',
    '1,500,50',
    '1.500,50',
    '1 0',
    '1 2 3',
    '1500 000',
    '0 500',
    '1 500 ,5',
    '₽',
  ])
    expect(typedKopecks(text), text).toBeNaN()
})
