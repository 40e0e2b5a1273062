/** What every page has of the basket, beside the code that reads it. */
import { useSyncExternalStore } from 'react'
import { BASKET_KEY } from '#shared/constants/shop/basket-key.ts'

/** As the browser tells other tabs; this one tells itself. */
export const BASKET_CHANGED = 'storage'

/** Calls `listener` when the basket changes, here or in another tab. */
export function watchBasket(listener: () => void): () => void {
  window.addEventListener(BASKET_CHANGED, listener)
  return () => window.removeEventListener(BASKET_CHANGED, listener)
}

function isFilled(): boolean {
  try {
    return localStorage[BASKET_KEY].includes('productId')
  } catch {
    return false
  }
}

/** Whether this browser keeps a basket with something in it; no until the page is alive. */
export const useHasBasket = () => useSyncExternalStore(watchBasket, isFilled, () => false)
