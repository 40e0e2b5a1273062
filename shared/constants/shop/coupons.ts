/** Bounds of coupons. */
export const COUPONS_MAX = 500
export const COUPON_USES_MAX = 1_000_000
export const COUPON_PRODUCTS_MAX = 200
/** Latin and Cyrillic letters, digits, `-` and `_`: what is printed on a flyer is typed by hand. */
export const COUPON_CODE = /^[\p{Script=Latin}\p{Script=Cyrillic}\d_-]{2,40}$/u
/** So many wrong codes of one network are answered within the time; after that none is looked at. */
export const WRONG_COUPONS_MAX = 20
export const WRONG_COUPONS_WINDOW_MS = 10 * 60_000
