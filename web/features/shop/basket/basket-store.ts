/**
 * What somebody wants to buy, kept by the browser over reloads and log-ins and the same in all of its tabs. Where it keeps
 * nothing, the basket lasts as long as the document. What stands there may be anybody's writing: only what can be a basket counts.
 */
import { BASKET_KEY } from '#shared/constants/shop/basket-key.ts'
import { ORDER_LINES_MAX } from '#shared/constants/shop/orders.ts'
import { PRODUCT_QUANTITY_MAX } from '#shared/constants/shop/products.ts'
import { BASKET_CHANGED } from './watch-basket.ts'

export type BasketItem = {
  productId: number
  quantity: number
  /** What one cost when it was last shown to the buyer; null where it was not. */
  seenKopecks: number | null
}
export type Basket = {
  items: readonly BasketItem[]
  /** Names the one order that this basket becomes, however often it is sent. */
  attempt: string
  /** Whether that order was sent and nothing clear came back: there may be one. */
  isSent: boolean
}

const EMPTY: Basket = { items: [], attempt: '', isSent: false }

/** What a browser that keeps nothing would have kept. */
let instead: string | null = null
let read: { text: string | null; basket: Basket } = { text: null, basket: EMPTY }

const newAttempt = () => crypto.randomUUID?.() ?? `${Date.now()}.${Math.random()}`

function readText(): string | null {
  try {
    return localStorage.getItem(BASKET_KEY) ?? instead
  } catch {
    return instead
  }
}

/** The basket as it is now; the same object as long as nothing changes. */
export function readBasket(): Basket {
  const text = readText()
  if (text !== read.text) read = { text, basket: basketIn(text) }
  return read.basket
}

export const emptyBasket = (): Basket => EMPTY

/** Puts a product in once, and leaves alone what is there already. */
export function addToBasket(productId: number, seenKopecks: number | null): void {
  const { items } = readBasket()
  if (items.some((item) => item.productId === productId) || items.length >= ORDER_LINES_MAX) return
  keepItems([...items, { productId, quantity: 1, seenKopecks }])
}

export function keepItems(items: readonly BasketItem[]): void {
  const { attempt, isSent } = readBasket()
  keep({ items, attempt: attempt || newAttempt(), isSent })
}

/** The order is on its way. */
export function noteSent(): void {
  keep({ ...readBasket(), isSent: true })
}

/** It never arrived: the same attempt is still to be made. */
export function noteUnsent(): void {
  keep({ ...readBasket(), isSent: false })
}

/** What was tried came to a clear end: whatever is sent next is another order. */
export function beginNewAttempt(): void {
  keep({ ...readBasket(), attempt: newAttempt(), isSent: false })
}

/** An order was made of it. */
export function clearBasket(): void {
  keep(null)
}

function keep(basket: Basket | null): void {
  const text = basket && JSON.stringify(basket)
  instead = null
  try {
    if (text === null) localStorage.removeItem(BASKET_KEY)
    else localStorage.setItem(BASKET_KEY, text)
  } catch {
    instead = text
  }
  window.dispatchEvent(new Event(BASKET_CHANGED))
}

function basketIn(text: string | null): Basket {
  if (text === null) return EMPTY
  try {
    const { items, attempt, isSent } = Object(JSON.parse(text)) as Record<string, unknown>
    const sound = (Array.isArray(items) ? items : []).flatMap((item) => itemIn(item) ?? [])
    const once = sound.filter(
      ({ productId }, index) => sound.findIndex((one) => one.productId === productId) === index,
    )
    if (once.length === 0) return EMPTY
    return {
      items: once.slice(0, ORDER_LINES_MAX),
      attempt: typeof attempt === 'string' && /^[\w.:-]{1,64}$/.test(attempt) ? attempt : newAttempt(),
      isSent: isSent === true,
    }
  } catch {
    return EMPTY
  }
}

function itemIn(value: unknown): BasketItem | null {
  const { productId, quantity, seenKopecks } = Object(value) as Record<string, unknown>
  if (!isWhole(productId) || productId < 1 || !isWhole(quantity) || quantity < 1) return null
  return {
    productId,
    quantity: Math.min(quantity, PRODUCT_QUANTITY_MAX),
    seenKopecks: isWhole(seenKopecks) ? seenKopecks : null,
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
