import { expect, test } from 'vitest'
import type { Product } from '#shared/contract/shop/products.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'
import { type Basket, type Owned, type PlayerHoldings, priceItems } from './price-items.ts'

const base = { ...(sampleProducts[0] as Product), canBeBought: true, notForSale: null, stockLeft: null }
const goods: Product = {
  ...base,
  id: 1,
  category: 'resources',
  priceKopecks: 9_900,
  ladder: null,
  ladderTier: null,
}
const tier = (id: number, priceKopecks: number): Product => ({
  ...base,
  id,
  category: 'privileges',
  durationDays: null,
  priceKopecks,
  ladder: 'ranks',
  ladderTier: id - 10,
  paysDifference: true,
})
const [recruit, veteran, elite] = [tier(11, 10_000), tier(12, 30_000), tier(13, 50_000)]
const nobody: PlayerHoldings = { owned: [], ordered: new Set(), taken: new Map(), takenInPeriod: new Map() }
const has = (product: Product, paidKopecks: number, lineId: number): Owned => ({
  lineId,
  productId: product.id,
  ladder: product.ladder,
  ladderTier: product.ladderTier,
  paidKopecks,
  countedTier: null,
  daysLeft: null,
  isGoing: false,
})

function price(products: Product[], quantities: Record<number, number>, rest: Partial<Basket> = {}) {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ productId: Number(id), quantity }))
  return priceItems({ items, products, takenInAll: new Map(), player: nobody, ...rest })
}
const codes = (priced: ReturnType<typeof price>) => priced.missing.map(({ code }) => code)

test('pieces cost what one does, and the lines sum to the total', () => {
  const { lines, totalKopecks, missing } = price([goods, recruit], { 1: 99, 11: 1 })
  expect(lines.map((line) => line.totalKopecks)).toEqual([980_100, 10_000])
  expect([totalKopecks, missing]).toEqual([990_100, []])
})

test('what there is no longer costs nothing and is missing', () => {
  const priced = price([goods], { 1: 1, 77: 2 })
  expect([priced.lines.length, priced.totalKopecks]).toEqual([1, 9_900])
  expect(priced.missing).toEqual([{ code: 'not_for_sale', productId: 77 }])
})

test('a higher tier costs the difference to all that was paid for the lower ones, and never less than nothing', () => {
  const first = price([veteran], { 12: 1 }, { player: { ...nobody, owned: [has(recruit, 10_000, 5)] } })
  expect(first.lines[0]).toMatchObject({ discountKopecks: 10_000, totalKopecks: 20_000, upgradedLines: [5] })
  const owned = [has(recruit, 10_000, 5), has(veteran, 20_000, 6)]
  expect(price([elite], { 13: 1 }, { player: { ...nobody, owned } }).totalKopecks).toBe(20_000)
  const dear = [has(recruit, 90_000, 5)]
  expect(price([elite], { 13: 1 }, { player: { ...nobody, owned: dear } }).totalKopecks).toBe(0)
  const other = [{ ...has(recruit, 10_000, 5), ladder: 'pets' }, has(elite, 50_000, 7)]
  expect(price([veteran], { 12: 1 }, { player: { ...nobody, owned: other } }).totalKopecks).toBe(30_000)
  const whole = { ...veteran, paysDifference: false }
  expect(price([whole], { 12: 1 }, { player: { ...nobody, owned } }).totalKopecks).toBe(30_000)
})

test('tiers bought together cost what they would one after another, in whatever order they lie in the basket', () => {
  for (const items of [
    [13, 11],
    [11, 13],
  ]) {
    const { lines, totalKopecks } = priceItems({
      items: items.map((productId) => ({ productId, quantity: 1 })),
      products: [recruit, veteran, elite],
      takenInAll: new Map(),
      player: null,
    })
    expect(lines.map(({ productId }) => productId)).toEqual(items)
    expect(totalKopecks).toBe(50_000)
  }
})

test('a lower tier counts once for a tier and those below it, in one basket as before', () => {
  const costs = (countedTier: number | null, ...products: Product[]) => {
    const owned = [{ ...has(recruit, 10_000, 5), countedTier }]
    const quantities = Object.fromEntries(products.map(({ id }) => [id, 1]))
    return price(products, quantities, { player: { ...nobody, owned } }).lines.map((line) => [
      line.totalKopecks,
      line.upgradedLines,
    ])
  }
  const forDays = { ...veteran, id: 14, durationDays: 30 }
  expect(costs(null, veteran)).toEqual([[20_000, [5]]])
  expect(costs(2, veteran)).toEqual([[30_000, []]])
  expect(costs(3, veteran)).toEqual([[30_000, []]])
  expect(costs(2, elite)).toEqual([[40_000, [5]]])
  expect(costs(null, veteran, forDays)).toEqual([
    [20_000, [5]],
    [30_000, []],
  ])
  expect(costs(null, veteran, elite)).toEqual([
    [20_000, [5]],
    [20_000, [5]],
  ])
})

test('a privilege for good is sold once; one for days and resources again and again', () => {
  const player = { ...nobody, owned: [has(recruit, 10_000, 5)] }
  expect(codes(price([recruit], { 11: 1 }, { player }))).toEqual(['already_owned'])
  expect(codes(price([recruit], { 11: 1 }, { player: { ...nobody, ordered: new Set([11]) } }))).toEqual([
    'already_owned',
  ])
  expect(codes(price([recruit], { 11: 2 }))).toEqual(['limit_reached'])
  const forDays = { ...recruit, durationDays: 30 }
  expect(codes(price([forDays, goods], { 11: 3, 1: 9 }, { player }))).toEqual([])
})

test('limits and stock count what is taken already', () => {
  const limited = { ...goods, perPlayerMax: 3, perPeriodMax: 2, periodDays: 7, inAllMax: 10, stockLeft: 5 }
  expect(codes(price([limited], { 1: 2 }))).toEqual([])
  expect(codes(price([limited], { 1: 6 }))).toEqual(['sold_out', 'limit_reached'])
  const taken = new Map([[1, 2]])
  expect(codes(price([limited], { 1: 2 }, { player: { ...nobody, taken } }))).toEqual(['limit_reached'])
  expect(codes(price([limited], { 1: 1 }, { player: { ...nobody, taken } }))).toEqual([])
  expect(codes(price([limited], { 1: 1 }, { player: { ...nobody, takenInPeriod: taken } }))).toEqual([
    'limit_reached',
  ])
  expect(codes(price([limited], { 1: 1 }, { takenInAll: new Map([[1, 10]]), player: null }))).toEqual([
    'limit_reached',
  ])
})

test('what one must have before is had, bought together, or had as a higher tier', () => {
  const wings = { ...goods, requiredIds: [12] }
  const all = [wings, recruit, veteran, elite]
  expect(codes(price(all, { 1: 1 }))).toEqual(['required_product'])
  expect(codes(price(all, { 1: 1, 12: 1 }))).toEqual([])
  for (const [product, expected] of [
    [veteran, []],
    [elite, []],
    [recruit, ['required_product']],
  ] as const)
    expect(codes(price(all, { 1: 1 }, { player: { ...nobody, owned: [has(product, 1, 1)] } }))).toEqual(
      expected,
    )
})

test('of somebody who may not be told of nothing is told', () => {
  const wings = { ...goods, requiredIds: [12], perPlayerMax: 1 }
  expect(codes(price([wings, recruit], { 1: 1, 11: 1 }, { player: null }))).toEqual([])
  const forAdults = { ...goods, isAdultsOnly: true }
  expect(codes(price([forAdults], { 1: 1 }, { player: null }))).toEqual(['age'])
  const gone = { ...goods, canBeBought: false, notForSale: 'sold_out' as const, stockLeft: 0 }
  expect(codes(price([gone], { 1: 1 }))).toEqual(['sold_out'])
})
