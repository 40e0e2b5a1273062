/** Orders as whoever bought makes and reads them. */
import * as z from 'zod/mini'
import { DELIVERY_STATES } from '#shared/constants/games/deliveries.ts'
import {
  ORDER_EVENTS,
  ORDER_STATES,
  ORDERS_PAGE_SIZE,
  PAID_BY,
  PAYMENT_WAYS,
} from '#shared/constants/shop/orders.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { countInQuery, emailSchema } from '#shared/contract/fields.ts'
import { idempotencyHeaders } from '#shared/contract/idempotency.ts'
import { couponSchema, orderItemsSchema, pricedLineSchema, recipientSchema } from './order-items.ts'
import { oddsSchema } from './products.ts'

const TEN_MINUTES_MS = 10 * 60_000

export const orderDraftSchema = z.object({
  items: orderItemsSchema,
  recipient: recipientSchema,
  /** Whether the recipient is somebody else. */
  isGift: z.optional(z.boolean()),
  coupon: z.optional(couponSchema),
  /** Where receipt and news of the order go. */
  email: emailSchema,
  provider: z.enum(PAYMENT_WAYS),
  /** To the offer; nothing else stands for it. */
  consent: z.literal(true),
  /** Asked only where a product is for adults. */
  isAdult: z.optional(z.boolean()),
  /** What the buyer was shown; another total is refused. */
  expectedTotalKopecks: z.optional(z.int().check(z.minimum(0))),
})
export type OrderDraft = z.output<typeof orderDraftSchema>

export const madeOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(ORDER_STATES),
  totalKopecks: z.int(),
  /** Opened with GET; null where nothing is left to pay, or the provider has not answered yet. */
  payUrl: z.nullable(z.string()),
})
export type MadeOrder = z.infer<typeof madeOrderSchema>

/** What a game server gives for a line. */
export const orderDeliverySchema = z.object({
  gameServer: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** What it waits for, or what the buyer does, in the caller's language. */
  text: z.string(),
})

export const orderLineSchema = z.extend(pricedLineSchema, {
  id: z.int(),
  /** As it was called when it was ordered. */
  name_ru: z.string(),
  name_en: z.string(),
  /** Its address in the shop; null where it is there no longer. */
  key: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Until when it lasts; null for good, and while it is not known. */
  endsAt: z.nullable(z.iso.datetime()),
  /** As they were told when it was ordered; empty for all but cases. */
  odds: oddsSchema,
  refundedKopecks: z.int(),
  deliveries: z.array(orderDeliverySchema),
})

export const orderSchema = z.object({
  id: z.uuid(),
  /** A short one for people. */
  number: z.string(),
  status: z.enum(ORDER_STATES),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** When it is over unless it is paid; null once it is not unpaid. */
  expiresAt: z.nullable(z.iso.datetime()),
  recipient: recipientSchema,
  isGift: z.boolean(),
  email: z.string(),
  /** How it was paid or is about to be; null where there was nothing to pay. */
  provider: z.nullable(z.enum(PAID_BY)),
  /** No money of anybody moved. */
  isTest: z.boolean(),
  coupon: z.nullable(z.string()),
  totalKopecks: z.int(),
  refundedKopecks: z.int(),
  lines: z.array(orderLineSchema),
  /** Where an unpaid one can be paid now. */
  payUrl: z.nullable(z.string()),
  /** By what an unpaid one could be paid. */
  providers: z.array(z.enum(PAYMENT_WAYS)),
  timeline: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(ORDER_EVENTS),
      /** Told in the caller's language. */
      text: z.string(),
      lineId: z.nullable(z.int()),
    }),
  ),
})
export type Order = z.infer<typeof orderSchema>

export const orderParams = z.object({ id: z.uuid() })

/** Why something is not sold to somebody. */
const REFUSALS = [
  'shop_closed',
  'provider_off',
  'price_changed',
  'not_for_sale',
  'sold_out',
  'limit_reached',
  'already_owned',
  'required_product',
  'adults_only',
  'coupon_refused',
  'too_many_unpaid_orders',
  'balance_too_low',
] as const

export const orderEndpoints = {
  make: endpoint({
    method: 'POST',
    path: '/shop/orders',
    part: 'shop',
    summary: 'Orders products for a player of the games, and says where to pay.',
    access: 'signed-in',
    status: 201,
    errors: [...REFUSALS, 'idempotency_key_reused'],
    limits: [{ max: 30, windowMs: TEN_MINUTES_MS, by: 'account' }],
    headers: idempotencyHeaders,
    body: orderDraftSchema,
    reply: madeOrderSchema,
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/shop/orders',
    isAlwaysOpen: true,
    summary: `The orders of the signed-in account, newest first, ${ORDERS_PAGE_SIZE} at most or \`limit\`; with \`before\` those made before that order.`,
    access: 'signed-in',
    query: z.object({
      before: z.optional(z.uuid()),
      limit: z.optional(countInQuery(ORDERS_PAGE_SIZE)),
    }),
    reply: z.array(orderSchema),
  }),
  getOwn: endpoint({
    method: 'GET',
    path: '/shop/orders/:id',
    isAlwaysOpen: true,
    summary: 'One order of the signed-in account. Reading an unpaid one has its payment looked up.',
    access: 'signed-in',
    params: orderParams,
    reply: orderSchema,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/shop/orders/:id/pay',
    isAlwaysOpen: true,
    summary: 'Pays an unpaid order again, or by something else.',
    access: 'signed-in',
    errors: ['provider_off', 'order_settled', 'price_changed', 'balance_too_low'],
    limits: [{ max: 30, windowMs: TEN_MINUTES_MS, by: 'account' }],
    params: orderParams,
    body: z.object({ provider: z.enum(PAYMENT_WAYS) }),
    reply: z.object({ payUrl: z.nullable(z.string()) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/shop/orders/:id/cancel',
    isAlwaysOpen: true,
    summary: 'Gives up an unpaid order.',
    access: 'signed-in',
    errors: ['order_settled'],
    limits: [{ max: 30, windowMs: TEN_MINUTES_MS, by: 'account' }],
    params: orderParams,
    reply: orderSchema,
  }),
}
