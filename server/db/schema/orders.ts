import type { Generated } from 'kysely'
import type {
  OrderEvent,
  OrderState,
  PaidBy,
  RefundState,
  UnclaimedDecision,
  UnclaimedReason,
} from '#shared/constants/shop/orders.ts'
import type { AttemptProvider, ReceiptState } from '#shared/constants/shop/payments.ts'

export type OrderTables = {
  orders: {
    id: Generated<number>
    /** As everybody else calls it: a UUIDv7. */
    uuid: string
    /** A short one for people. */
    number: string
    /** Null once the account of the buyer has gone; so are the address and the name in the game. */
    user_id: number | null
    email: string | null
    recipient: string | null
    recipient_folded: string | null
    /** Whether the buyer said that the recipient is somebody else. */
    is_gift: Generated<number>
    state: OrderState
    /** 1 from when it is made until it is expired or cancelled: stock and limits are taken by it. */
    holds_goods: number
    provider: PaidBy | null
    is_test: number
    /** As it was typed. */
    coupon: string | null
    /** Null also once the coupon is gone. */
    coupon_id: number | null
    total_kopecks: number
    refunded_kopecks: Generated<number>
    created_at: number
    /** When it is over unless it is paid; null once it is not unpaid. */
    expires_at: number | null
    /** When somebody looks next whether it is over. */
    check_at: number | null
    paid_at: number | null
  }
  /** What was bought, as it was when it was ordered. */
  order_lines: {
    id: Generated<number>
    order_id: number
    product_id: number
    quantity: number
    /** How many of them were taken from a stock that is counted. */
    from_stock: number
    price_kopecks: number
    discount_kopecks: number
    total_kopecks: number
    refunded_kopecks: Generated<number>
    name_ru: string
    name_en: string
    image: string | null
    /** As JSON. */
    odds: string
    actions: string
    ladder: string | null
    ladder_tier: number | null
    /** The lines whose price was taken off this one, as JSON: they are not refunded before it. */
    upgraded_lines: string
    duration_days: number | null
    /** From when it is paid; null for good. */
    ends_at: number | null
    /** When what is done at its end was done. */
    ended_at: number | null
    /** When the buyer was told that it ends soon. */
    end_told_at: Generated<number | null>
    delivered_at: number | null
    refunded_at: number | null
    /** LandCoins that could not be taken back, as the account had spent them. */
    coins_short: Generated<number>
  }
  order_events: {
    id: Generated<number>
    order_id: number
    line_id: number | null
    at: number
    kind: OrderEvent
    /** How much, where it is about money. */
    kopecks: number | null
  }
  /** Money that came for an order and could not be booked to it. */
  unclaimed_payments: {
    id: Generated<number>
    order_id: number
    payment_id: number
    reason: UnclaimedReason
    at: number
    /** When staff gave it to the order, credited or returned it. */
    decided_at: number | null
    decision: UnclaimedDecision | null
  }
  /** Money that staff have go back. */
  order_refunds: {
    id: Generated<number>
    /** As everybody else calls it, and the key by which its provider knows it again: a UUIDv7. */
    uuid: string
    order_id: number
    /** Null where no provider took the money. */
    payment_id: number | null
    provider: PaidBy
    amount_kopecks: number
    /** What is taken back with it, as JSON. */
    line_ids: string
    /** 1 where the money has gone back another way: it is only booked. */
    is_outside: number
    /** 1 where it is money that was never the order's. */
    is_unclaimed: number
    reason: string
    actor_id: number | null
    state: RefundState
    /** Why nothing came of it, by a word of the provider. */
    failure: string | null
    provider_refund_id: string | null
    /** What the provider is asked for, as JSON, until it has a number for it. */
    request: string | null
    /** Null where no receipt goes with it, or its provider tells of none. */
    receipt: ReceiptState | null
    created_at: number
    /** When the provider was asked first; null where nobody has begun to. */
    asked_at: number | null
    next_look_up_at: number | null
    settled_at: number | null
  }
  /** Roubles that players put on their balances. */
  top_ups: {
    id: Generated<number>
    /** As everybody else calls it: a UUIDv7. */
    uuid: string
    /** A short one for people. */
    number: string
    /** Null once the account has gone; so is the address. */
    user_id: number | null
    email: string | null
    provider: AttemptProvider
    is_test: number
    /** What was asked for. */
    amount_kopecks: number
    /** What came in roubles, and how much of it is nobody's until staff have decided. */
    paid_kopecks: Generated<number>
    unclaimed_kopecks: Generated<number>
    refunded_kopecks: Generated<number>
    created_at: number
  }
  /** Money of top-ups that staff have go back. */
  top_up_refunds: {
    id: Generated<number>
    /** As everybody else calls it, and the key by which its provider knows it again: a UUIDv7. */
    uuid: string
    top_up_id: number
    payment_id: number
    provider: AttemptProvider
    amount_kopecks: number
    /** How much of it was nobody's; the rest was the balance of its owner. */
    nobodys_kopecks: number
    /** 1 where the money has gone back another way: it is only booked. */
    is_outside: number
    reason: string
    actor_id: number | null
    state: RefundState
    /** Why nothing came of it, by a word of the provider. */
    failure: string | null
    provider_refund_id: string | null
    receipt: ReceiptState | null
    /** What the provider is asked for, as JSON, until it has a number for it. */
    request: string | null
    created_at: number
    /** When the provider was asked first; null where nobody has begun to. */
    asked_at: number | null
    next_look_up_at: number | null
    settled_at: number | null
  }
  /** Roles that accounts have because of what they bought. */
  bought_roles: {
    id: Generated<number>
    user_id: number
    role_id: number
    line_id: number
    /** 1 where the account had it from staff already: it stays then. */
    was_held: number
    taken_at: number | null
  }
  /** Payments of the provider that is played on a page of ours; there only where the whole shop is a test. */
  test_payments: {
    id: string
    description: string
    amount_kopecks: number
    language: string
    return_url: string
    /** How often it was paid. */
    times: Generated<number>
    /** Of the first time. */
    refunded_kopecks: Generated<number>
    is_refused: Generated<number>
  }
}
