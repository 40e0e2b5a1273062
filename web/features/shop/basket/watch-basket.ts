/** What every page has of the basket, beside the code that reads it. */
import { useSyncExternalStore } from 'react'
import { BASKET_KEY } from '#shared/constants/shop/basket-key.ts'

/** Told to the window: the storage tells a change to other tabs alone. */
export const BASKET_CHANGED = 'basket-changed'

/** Calls `listener` when the basket changes, here or in another tab. */
export function watchBasket(listener: () => void): () => void {
  window.addEventListener(BASKET_CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(BASKET_CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

function isFilled(): boolean {
  try {
    return localStorage.getItem(BASKET_KEY)?.includes('productId') === true
  } catch {
    return false
  }
}

/** Whether this browser keeps a basket with something in it; no until the page is alive. */
export const useHasBasket = () => useSyncExternalStore(watchBasket, isFilled, () => false)
