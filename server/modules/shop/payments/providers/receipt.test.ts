import { expect, test } from 'vitest'
import { parseExactJson } from './exact-json.ts'
import { formatKopecks, parseKopecks } from './kopecks.ts'
import { itemsOf } from './receipt.ts'

const sumOf = (items: ReturnType<typeof itemsOf>) =>
  items.reduce((sum, { quantity, priceKopecks }) => sum + quantity * priceKopecks, 0)

test('a line that does not divide becomes two, and all sum to the total', () => {
  expect(itemsOf({ lines: [{ name: 'Rank', quantity: 3, totalKopecks: 10_000 }] })).toEqual([
    { name: 'Rank', quantity: 2, priceKopecks: 3333 },
    { name: 'Rank', quantity: 1, priceKopecks: 3334 },
  ])
  for (let quantity = 1; quantity <= 99; quantity += 1)
    for (const totalKopecks of [1, 98, 99, 100, 29_900, 99_999, 1_000_001]) {
      const items = itemsOf({ lines: [{ name: 'a', quantity, totalKopecks }] })
      expect(sumOf(items)).toBe(totalKopecks)
      expect(items.length).toBeLessThanOrEqual(2)
    }
})

test.for([
  ['299', 29_900],
  ['299.5', 29_950],
  ['299.00', 29_900],
  ['10.000000', 1_000],
  ['0.01', 1],
  ['0.29', 29],
  ['10000000000', 1_000_000_000_000],
  ['10000000000.01', null],
] as const)('%s is %i kopecks', ([text, kopecks]) => {
  expect(parseKopecks(text)).toBe(kopecks)
})

test.for(['', '-1.00', '1,00', '1e3', '1.005', '0x10', ' 1.00', '1.', '.5', '299.00 RUB', '1234567890123'])(
  '%j is no amount',
  (text) => expect(parseKopecks(text)).toBeNull(),
)

test('kopecks are written with both digits, and nothing else is', () => {
  expect([0, 5, 100, 29_990].map(formatKopecks)).toEqual(['0.00', '0.05', '1.00', '299.90'])
  for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => formatKopecks(wrong)).toThrow()
})

test('numbers in JSON come as they were written', () => {
  expect(parseExactJson('{"a":100.10,"b":[1e2],"c":"1","d":12345678901234567890}')).toEqual({
    a: '100.10',
    b: ['1e2'],
    c: '1',
    d: '12345678901234567890',
  })
  expect(parseExactJson('<html>')).toBeUndefined()
})
