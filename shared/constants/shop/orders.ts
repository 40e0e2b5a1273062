/** What orders go through, and their bounds. */
import { ATTEMPT_PROVIDERS } from './payments.ts'

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
export const PAYMENT_WAYS = [...ATTEMPT_PROVIDERS, 'balance'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** By what an order may have been paid: `manual` is a confirmation by staff, which no buyer can choose. */
export const PAID_BY = [...PAYMENT_WAYS, 'manual'] as const
export type PaidBy = (typeof PAID_BY)[number]

/** Why money that came for an order was not booked to it: staff give it to the order, credit it or return it. */
export const UNCLAIMED_REASONS = ['late', 'amount', 'currency', 'second'] as const
/** To its order, to the balance of whoever bought, back by its provider, or back another way, which is only booked. */
export const UNCLAIMED_DECISIONS = ['order', 'balance', 'return', 'outside'] as const
export type UnclaimedDecision = (typeof UNCLAIMED_DECISIONS)[number]
export type UnclaimedReason = (typeof UNCLAIMED_REASONS)[number]

/** What whoever plays the provider on its page can have it do. */
export const TEST_DEEDS = ['pay', 'refuse', 'twice', 'late'] as const
export type TestDeed = (typeof TEST_DEEDS)[number]

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
  'coupon_later',
  'coupon_over',
  'coupon_used_up',
  'coupon_not_for_these',
] as const
export type Missing = (typeof MISSING)[number]

/** `pending`: its provider has not said yet. `review`: nobody will ever say, so staff look in the provider's cabinet and decide. */
export const REFUND_STATES = ['pending', 'done', 'failed', 'review'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** What a buyer is told of an order, in the order in which it happened. */
export const ORDER_EVENTS = [
  'made',
  'payment_refused',
  'paid',
  'expired',
  'cancelled',
  'unclaimed',
  'review',
  'given',
  'delivered',
  'refunded',
  // What came of money that was nobody's.
  'returned',
  'credited',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

export const ORDER_LINES_MAX = 20
export const UNPAID_ORDERS_MAX = 5
/** After so long an order that is not paid is over. */
export const ORDER_KEPT_UNPAID_MS = 60 * 60_000
/** Where its provider still calls the payment pending it is over later. */
export const ORDER_KEPT_PENDING_MS = 24 * 60 * 60_000
export const ORDERS_PAGE_SIZE = 50
export const ORDERS_SEARCH_MAX = 100
export const ORDER_REASON_MAX = 300
/** Where an order has its page. */
export const orderPath = (id: string) => `/shop/orders/${id}`
export const COUPON_MAX = 40
