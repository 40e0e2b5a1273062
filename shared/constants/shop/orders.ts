/** What orders go through, and their bounds. */
import { PAYMENT_PROVIDERS } from './payments.ts'

export const ORDER_STATES = [
  'awaiting_payment',
  'paid',
  'delivered',
  'expired',
  'cancelled',
  'refunded',
  'partly_refunded',
  'review',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** By what buyers pay: at a provider, from their own balance, or on the page that plays a provider where the whole shop is a test. */
export const PAYMENT_WAYS = [...PAYMENT_PROVIDERS, 'balance', 'test'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** What has to be settled before money is asked: about the whole order, or about one product. */
export const MISSING = [
  'recipient',
  'age',
  'not_for_sale',
  'sold_out',
  'limit_reached',
  'already_owned',
  'required_product',
  'unknown_coupon',
  'coupon_used_up',
  'coupon_not_for_these',
] as const
export type Missing = (typeof MISSING)[number]

/** What a buyer is told of an order, in the order in which it happened. */
export const ORDER_EVENTS = [
  'made',
  'payment_refused',
  'paid',
  'expired',
  'cancelled',
  'review',
  'given',
  'delivered',
  'refunded',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

export const ORDER_LINES_MAX = 20
export const UNPAID_ORDERS_MAX = 5
/** After so long an order that is not paid is over. */
export const ORDER_KEPT_UNPAID_MS = 60 * 60_000
export const ORDERS_PAGE_SIZE = 50
export const COUPON_MAX = 40
