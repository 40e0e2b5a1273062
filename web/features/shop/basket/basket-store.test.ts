import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BASKET_KEY } from '#shared/constants/shop/basket-key.ts'
import { ORDER_LINES_MAX } from '#shared/constants/shop/orders.ts'
import { addToBasket, beginNewAttempt, clearBasket, keepItems, noteSent, readBasket } from './basket-store.ts'
import { watchBasket } from './watch-basket.ts'

beforeEach(() => {
  localStorage.clear()
  clearBasket()
})
afterEach(() => void vi.restoreAllMocks())

const kept = (text: string) => localStorage.setItem(BASKET_KEY, text)
const idsIn = () => readBasket().items.map(({ productId }) => productId)

it('holds a product once, and is the same until something changes', () => {
  addToBasket(3, 999_00)
  addToBasket(3, 1)
  addToBasket(4, null)
  expect(readBasket().items).toEqual([
    { productId: 3, quantity: 1, seenKopecks: 999_00 },
    { productId: 4, quantity: 1, seenKopecks: null },
  ])
  expect(readBasket()).toBe(readBasket())
})

it('takes no more products than an order may have', () => {
  for (let id = 1; id <= ORDER_LINES_MAX + 3; id += 1) addToBasket(id, null)
  expect(idsIn()).toHaveLength(ORDER_LINES_MAX)
})

it('is one order as long as it is sent anew, and another one after that', () => {
  addToBasket(3, null)
  const { attempt } = readBasket()
  keepItems([{ productId: 3, quantity: 2, seenKopecks: null }])
  expect(readBasket().attempt).toBe(attempt)
  expect(attempt).toMatch(/^[\w.:-]{1,64}$/)
  beginNewAttempt()
  expect(readBasket().attempt).not.toBe(attempt)
  const next = readBasket().attempt
  noteSent()
  keepItems([{ productId: 3, quantity: 1, seenKopecks: null }])
  expect(readBasket()).toMatchObject({ attempt: next, isSent: true })
  beginNewAttempt()
  expect(readBasket().isSent).toBe(false)
  clearBasket()
  addToBasket(3, null)
  expect(readBasket().attempt).not.toBe(next)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"items":7}',
  '{"items":[null,7,"x",[],{}]}',
  '{"items":[{"productId":"3","quantity":1},{"productId":0,"quantity":1},{"productId":1.5,"quantity":1}]}',
  '{"items":[{"productId":3,"quantity":0},{"productId":3,"quantity":-1},{"productId":3,"quantity":1e99}]}',
])('makes nothing of what is no basket: %s', (text) => {
  kept(text)
  expect(readBasket().items).toEqual([])
})

it('makes the best of one that somebody else has written', () => {
  kept(
    '{"items":[{"productId":3,"quantity":500,"seenKopecks":"x"},{"productId":3,"quantity":2}],"attempt":"<b>"}',
  )
  expect(readBasket().items).toEqual([{ productId: 3, quantity: 99, seenKopecks: null }])
  expect(readBasket().attempt).toMatch(/^[\w.:-]{1,64}$/)
})

it('tells of changes here and in other tabs', () => {
  const heard = vi.fn()
  const stop = watchBasket(heard)
  addToBasket(3, null)
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('storage'))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  addToBasket(4, null)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('lasts as long as the document in a browser that keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  addToBasket(3, null)
  addToBasket(4, null)
  expect(idsIn()).toEqual([3, 4])
  clearBasket()
  expect(idsIn()).toEqual([])
})
