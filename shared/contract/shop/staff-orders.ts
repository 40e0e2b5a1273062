/** Orders as staff see them. */
import * as z from 'zod/mini'
import {
  ORDER_REASON_MAX,
  ORDER_STATES,
  ORDERS_PAGE_SIZE,
  ORDERS_SEARCH_MAX,
  PAID_BY,
  UNCLAIMED_DECISIONS,
  UNCLAIMED_REASONS,
} from '#shared/constants/shop/orders.ts'
import { ATTEMPT_PROVIDERS, ATTEMPT_STATES, RECEIPT_STATES } from '#shared/constants/shop/payments.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { countInQuery, daysInQuery, lineSchema, pageOf } from '#shared/contract/fields.ts'
import { orderLineSchema, orderParams, orderSchema } from './orders.ts'
import { refundSchema } from './refunds.ts'

const listed = {
  /** Null where the account is gone. */
  buyer: z.nullable(z.object({ id: z.int(), username: z.string() })),
  /** Null for whoever may not see personal data, and where the account is gone. */
  email: z.nullable(z.string()),
  /** Null where the account is gone. */
  recipient: z.nullable(z.string()),
}

/** One in the list: all but what it takes more to find out. */
export const listedOrderSchema = z.extend(
  z.pick(orderSchema, {
    id: true,
    number: true,
    status: true,
    createdAt: true,
    paidAt: true,
    provider: true,
    isTest: true,
    totalKopecks: true,
    refundedKopecks: true,
  }),
  {
    ...listed,
    /** Whether money came for it that is nobody's yet. */
    hasUnclaimed: z.boolean(),
    /** What was bought, by name and quantity. */
    items: z.array(z.object({ name_ru: z.string(), name_en: z.string(), quantity: z.int() })),
  },
)
export type ListedOrder = z.infer<typeof listedOrderSchema>

/** One try to have it paid. */
const attemptSchema = z.object({
  provider: z.enum(ATTEMPT_PROVIDERS),
  /** By which the provider knows it: its own number, or ours. */
  reference: z.string(),
  state: z.enum(ATTEMPT_STATES),
  reason: z.nullable(z.string()),
  /** How far its receipt is registered; null where none goes with it, or its provider does not tell. */
  receipt: z.nullable(z.enum(RECEIPT_STATES)),
  amountKopecks: z.int(),
  createdAt: z.iso.datetime(),
})

/** Money that came for it and is nobody's until staff have decided. */
const unclaimedSchema = z.object({
  id: z.int(),
  reason: z.enum(UNCLAIMED_REASONS),
  provider: z.enum(ATTEMPT_PROVIDERS),
  /** The provider's own number of the payment. */
  paymentId: z.string(),
  /** In hundredths of the currency. */
  amount: z.int(),
  currency: z.string(),
  at: z.iso.datetime(),
  /** What can be done with it now; nothing while it is on its way back. */
  ways: z.array(z.enum(UNCLAIMED_DECISIONS)),
})

/** Money that was moved because of it. */
const postingSchema = z.object({
  at: z.iso.datetime(),
  entries: z.array(
    z.object({
      /** One of the house by its name; `player` is the balance of an account. */
      account: z.string(),
      /** In hundredths, or whole LandCoins (`LC`); negative where it is taken. */
      amount: z.int(),
      currency: z.string(),
    }),
  ),
})

/** What somebody of the staff did with it. */
const deedSchema = z.object({
  at: z.iso.datetime(),
  /** With who did it, in the caller's language. */
  text: z.string(),
  reason: z.nullable(z.string()),
})

export const staffOrderSchema = z.extend(z.omit(orderSchema, { email: true, recipient: true, lines: true }), {
  ...listed,
  lines: z.array(
    z.extend(orderLineSchema, {
      /** LandCoins that could not be taken back, as the account had spent them. */
      coinsShort: z.int(),
    }),
  ),
  refunds: z.array(refundSchema),
  /** What may still go back. */
  leftKopecks: z.int(),
  /** Whether it can be sent back from here; else staff return it another way, and say so. */
  isRefundedHere: z.boolean(),
  postings: z.array(postingSchema),
  deeds: z.array(deedSchema),
  attempts: z.array(attemptSchema),
  unclaimed: z.array(unclaimedSchema),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

export const orderSearchSchema = z.object({
  /** A number or id of an order, a player of the game or of the site, or a provider's number. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(ORDERS_SEARCH_MAX))),
  status: z.optional(z.enum(ORDER_STATES)),
  provider: z.optional(z.enum(PAID_BY)),
  /** Only those that wait for the staff: in `review`, with money that is nobody's yet, a refund in `review` or a refused receipt. */
  attention: z.optional(z.literal('true')),
  ...daysInQuery,
  page: z.prefault(countInQuery(1_000_000), '1'),
  pageSize: z.prefault(countInQuery(ORDERS_PAGE_SIZE), String(ORDERS_PAGE_SIZE)),
})
export type OrderSearch = z.output<typeof orderSearchSchema>

export const confirmOrderSchema = z.object({ reason: lineSchema(ORDER_REASON_MAX) })

export const staffOrderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/orders',
    summary: 'Orders, newest first.',
    access: 'view_orders',
    query: orderSearchSchema,
    reply: pageOf(listedOrderSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/orders/:id',
    summary:
      'One order with how it was paid, what was given and the money that came for it and is nobody’s yet.',
    access: 'view_orders',
    params: orderParams,
    reply: staffOrderSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/confirm',
    summary: 'Says that an unpaid order was paid elsewhere; written to the log, and booked as such.',
    access: 'manage_orders',
    needsConfirmation: true,
    errors: ['order_settled', 'price_changed'],
    params: orderParams,
    body: confirmOrderSchema,
    reply: staffOrderSchema,
  }),
  settleRefundedMore: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/refunded-more',
    summary:
      'Says that somebody has looked into what a provider tells to have given back beyond the books: `refunded_more` is gone, and the proof green, until it tells of another sum; written to the log.',
    access: 'manage_orders',
    params: orderParams,
    body: confirmOrderSchema,
    reply: staffOrderSchema,
  }),
  settleReceipts: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/receipts',
    summary:
      'Says that for the refused receipts of an order others were made, outside the site; written to the log. Where none is refused nothing is done.',
    access: 'manage_orders',
    params: orderParams,
    body: confirmOrderSchema,
    reply: staffOrderSchema,
  }),
}
