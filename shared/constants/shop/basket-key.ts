/** In the storage of the browser: what somebody wants to buy. */
export const BASKET_KEY = 'basket'
