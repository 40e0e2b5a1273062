import { expect, test } from 'vitest'
import type { Product } from '#shared/contract/shop/products.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'
import { applyCoupon } from './apply-coupon.ts'
import { type PricedBasket, priceItems } from './price-items.ts'

const PERCENT = { amountKopecks: null, productIds: [] }
const AMOUNT = { percent: null, productIds: [] }

const basketOf = (...totals: number[]): PricedBasket => ({
  lines: totals.map((totalKopecks, index) => ({
    productId: index + 1,
    quantity: 1,
    priceKopecks: totalKopecks + 5,
    discountKopecks: 5,
    totalKopecks,
    product: sampleProducts[0] as Product,
    upgradedLines: [],
    upgradedKopecks: 5,
    upgradedProducts: [],
  })),
  totalKopecks: totals.reduce((sum, total) => sum + total, 0),
  missing: [],
})
const totalsOf = (basket: PricedBasket | null) => basket?.lines.map(({ totalKopecks }) => totalKopecks)

test('a percentage is rounded in the buyer’s favour, and lines sum to the total', () => {
  expect(applyCoupon(basketOf(101), { ...PERCENT, percent: 10 })?.totalKopecks).toBe(90)
  expect(applyCoupon(basketOf(1), { ...PERCENT, percent: 1 })?.totalKopecks).toBe(0)
  for (const totals of [
    [1, 1, 1],
    [99, 1],
    [33_333, 66_667, 1],
    [10_000_000_000, 7, 13],
  ])
    for (const percent of [1, 7, 33, 50, 99, 100]) {
      const basket = basketOf(...totals)
      const cheaper = applyCoupon(basket, { ...PERCENT, percent })
      const sum = (totalsOf(cheaper) ?? []).reduce((all, one) => all + one, 0)
      expect(cheaper?.totalKopecks).toBe(sum)
      expect(basket.totalKopecks - sum).toBe(Math.ceil((basket.totalKopecks * percent) / 100))
      for (const { priceKopecks, quantity, discountKopecks, totalKopecks } of cheaper?.lines ?? []) {
        expect(totalKopecks).toBeGreaterThanOrEqual(0)
        expect(priceKopecks * quantity - discountKopecks).toBe(totalKopecks)
      }
    }
})

test('a sum is spread by what lines cost, and never more than all of it', () => {
  expect(totalsOf(applyCoupon(basketOf(100, 300), { ...AMOUNT, amountKopecks: 100 }))).toEqual([75, 225])
  expect(totalsOf(applyCoupon(basketOf(100, 300), { ...AMOUNT, amountKopecks: 9_999 }))).toEqual([0, 0])
})

test('only what it is for becomes cheaper; where nothing of that costs anything it does not count', () => {
  const forTwo = { ...PERCENT, percent: 50, productIds: [2] }
  expect(totalsOf(applyCoupon(basketOf(100, 300), forTwo))).toEqual([100, 150])
  expect(applyCoupon(basketOf(100), forTwo)).toBeNull()
  expect(applyCoupon(basketOf(100, 0), forTwo)).toBeNull()
})

test('a higher tier is reduced by what is paid for the lower ones with the coupon, as if they were bought one after another', () => {
  const tier = (id: number, priceKopecks: number): Product => ({
    ...(sampleProducts[0] as Product),
    ...{ id, priceKopecks, ladder: 'ranks', ladderTier: id, paysDifference: true },
  })
  const ladder = [tier(1, 100), tier(2, 150), tier(3, 400)]
  const basket = (...ids: number[]) =>
    priceItems({
      items: ids.map((productId) => ({ productId, quantity: 1 })),
      products: ladder,
      takenInAll: new Map(),
      player: null,
    })
  const costs = (ids: number[], coupon: Parameters<typeof applyCoupon>[1]) => {
    const cheaper = applyCoupon(basket(...ids), coupon)
    for (const { priceKopecks, discountKopecks, totalKopecks } of cheaper?.lines ?? [])
      expect(priceKopecks - discountKopecks).toBe(totalKopecks)
    expect(cheaper?.totalKopecks).toBe(totalsOf(cheaper)?.reduce((sum, one) => sum + one, 0))
    return totalsOf(cheaper)
  }
  expect(totalsOf(basket(1, 2, 3))).toEqual([100, 50, 250])
  const forOne = { ...PERCENT, productIds: [1] }
  expect(costs([1, 2], { ...forOne, percent: 100 })).toEqual([0, 150])
  expect(costs([2, 1], { ...forOne, percent: 100 })).toEqual([150, 0])
  expect(costs([1, 2, 3], { ...forOne, percent: 40 })).toEqual([60, 90, 250])
  expect(costs([1, 2, 3], { ...PERCENT, productIds: [2], percent: 50 })).toEqual([100, 25, 275])
  expect(costs([1, 2, 3], { ...PERCENT, productIds: [3], percent: 50 })).toEqual([100, 50, 125])
  expect(costs([1, 2], { ...PERCENT, percent: 10 })).toEqual([90, 54])
  expect(costs([1, 2, 3], { ...PERCENT, percent: 100 })).toEqual([0, 0, 0])
  expect(costs([1, 2], { ...AMOUNT, productIds: [1], amountKopecks: 500 })).toEqual([0, 150])
  // The sum is divided by what lines cost; what one of them does not need is the others'.
  expect(costs([1, 2], { ...AMOUNT, amountKopecks: 50 })).toEqual([67, 66])
  expect(costs([1, 2], { ...AMOUNT, amountKopecks: 200 })).toEqual([0, 50])
})
