import { useSyncExternalStore } from 'react'
import { type Basket, emptyBasket, readBasket } from './basket-store.ts'
import { watchBasket } from './watch-basket.ts'

/** The basket of this browser; empty until the page is alive. */
export const useBasket = (): Basket => useSyncExternalStore(watchBasket, readBasket, emptyBasket)
