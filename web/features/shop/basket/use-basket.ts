import { useSyncExternalStore } from 'react'
import { type Basket, emptyBasket, readBasket, watchBasket } from './basket-store.ts'

/** The basket of this browser; empty until the page is alive. */
export const useBasket = (): Basket => useSyncExternalStore(watchBasket, readBasket, emptyBasket)
