/** Roubles that players put on their own balances, where the operator allows it. */
import * as z from 'zod/mini'
import { ORDER_REASON_MAX, ORDERS_SEARCH_MAX } from '#shared/constants/shop/orders.ts'
import { ATTEMPT_PROVIDERS } from '#shared/constants/shop/payments.ts'
import {
  TOP_UP_LEAST,
  TOP_UP_MOST,
  TOP_UP_STATES,
  TOP_UPS_PAGE_SIZE,
} from '#shared/constants/shop/top-ups.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { countInQuery, emailSchema, lineSchema, pageOf } from '#shared/contract/fields.ts'
import { idempotencyHeaders } from '#shared/contract/idempotency.ts'
import { madeOrderSchema } from './orders.ts'
import { topUpRefundDraftSchema, topUpRefundSchema } from './top-up-refunds.ts'

const TEN_MINUTES_MS = 10 * 60_000

export const topUpDraftSchema = z.object({
  amountKopecks: z.int().check(z.minimum(TOP_UP_LEAST), z.maximum(TOP_UP_MOST)),
  /** Where news of it go. */
  email: emailSchema,
  provider: z.enum(ATTEMPT_PROVIDERS),
  /** To the offer; nothing else stands for it. */
  consent: z.literal(true),
})
export type TopUpDraft = z.output<typeof topUpDraftSchema>

export const topUpSchema = z.object({
  id: z.uuid(),
  /** A short one for people. */
  number: z.string(),
  status: z.enum(TOP_UP_STATES),
  createdAt: z.iso.datetime(),
  provider: z.enum(ATTEMPT_PROVIDERS),
  amountKopecks: z.int(),
  refundedKopecks: z.int(),
  /** No money of anybody moved. */
  isTest: z.boolean(),
})
const ownTopUpSchema = z.extend(topUpSchema, {
  /** Where an unpaid one can be paid now. */
  payUrl: z.nullable(z.string()),
  /** Whether the last try to pay an unpaid one came to nothing; it can be paid anew. */
  isRefused: z.boolean(),
})
export type OwnTopUp = z.infer<typeof ownTopUpSchema>

export const staffTopUpSchema = z.extend(topUpSchema, {
  /** Null where the account is gone. */
  owner: z.nullable(z.object({ id: z.int(), username: z.string() })),
  /** What came in all, and how much of that is nobody's until staff have decided. */
  paidKopecks: z.int(),
  unclaimedKopecks: z.int(),
  /** What came in another currency and is nobody's until staff have returned it: hundredths of it. */
  foreign: z.array(z.object({ amount: z.int(), currency: z.string() })),
  /** How much one refund, which is of one payment, can be, and whether its provider can be asked for that from here. */
  leftKopecks: z.int(),
  /** What can go back of its other payments. */
  leftElsewhereKopecks: z.int(),
  isRefundedHere: z.boolean(),
  refunds: z.array(topUpRefundSchema),
  /** Whether its provider tells of more given back than is booked, and nobody has looked into it. */
  isRefundedMore: z.boolean(),
})
export type StaffTopUp = z.infer<typeof staffTopUpSchema>

const reason = lineSchema(ORDER_REASON_MAX)

const topUpParams = z.object({ id: z.uuid() })

export const topUpEndpoints = {
  make: endpoint({
    method: 'POST',
    path: '/profile/top-ups',
    part: 'shop',
    summary: 'Begins to put roubles on the balance of the signed-in account, and says where to pay.',
    access: 'signed-in',
    status: 201,
    errors: ['top_ups_off', 'shop_closed', 'provider_off', 'idempotency_key_reused'],
    limits: [{ max: 30, windowMs: TEN_MINUTES_MS, by: 'account' }],
    headers: idempotencyHeaders,
    body: topUpDraftSchema,
    reply: madeOrderSchema,
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/profile/top-ups',
    summary: `By what the signed-in account can top up its balance, none where that is off, and what it did, newest first, ${TOP_UPS_PAGE_SIZE} at most. Unpaid ones have their payment looked up.`,
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: z.object({ providers: z.array(z.enum(ATTEMPT_PROVIDERS)), data: z.array(ownTopUpSchema) }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/profile/top-ups/:id/pay',
    part: 'shop',
    summary: 'Pays an unpaid top-up of the signed-in account again, or by something else.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['top_ups_off', 'provider_off', 'top_up_settled'],
    limits: [{ max: 30, windowMs: TEN_MINUTES_MS, by: 'account' }],
    params: topUpParams,
    body: z.object({ provider: z.enum(ATTEMPT_PROVIDERS) }),
    reply: z.object({ payUrl: z.nullable(z.string()) }),
  }),
}

export const topUpSearchSchema = z.object({
  /** A number of ours, a player, or a provider's number. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(ORDERS_SEARCH_MAX))),
  /** Only those with money that is nobody's yet, or with a refund that somebody has to look into. */
  attention: z.optional(z.literal('true')),
  page: z.prefault(countInQuery(1_000_000), '1'),
  pageSize: z.prefault(countInQuery(TOP_UPS_PAGE_SIZE), String(TOP_UPS_PAGE_SIZE)),
})
export type TopUpSearch = z.output<typeof topUpSearchSchema>

export const staffTopUpEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/top-ups',
    summary: 'Top-ups of balances, newest first.',
    access: 'view_orders',
    query: topUpSearchSchema,
    reply: pageOf(staffTopUpSchema),
  }),
  refund: endpoint({
    method: 'POST',
    path: '/admin/top-ups/:id/refunds',
    summary:
      'Has money of a top-up go back, once for a key: from what is nobody’s, then from the balance, never below zero, where it is set apart until its provider has said; written to the log. What went back another way is only booked, and so is what came in another currency.',
    access: 'manage_orders',
    needsConfirmation: true,
    errors: ['nothing_left', 'balance_too_low', 'refund_only_outside', 'idempotency_key_reused'],
    params: topUpParams,
    headers: idempotencyHeaders,
    body: topUpRefundDraftSchema,
    reply: staffTopUpSchema,
  }),
  decideRefund: endpoint({
    method: 'POST',
    path: '/admin/top-ups/:id/refunds/:refund/decide',
    summary:
      'Says of a refund in `review`, as the provider’s cabinet shows it, whether the money has gone back; written to the log.',
    access: 'manage_orders',
    needsConfirmation: true,
    errors: ['refund_settled', 'balance_too_high'],
    params: z.extend(topUpParams, { refund: z.uuid() }),
    body: z.object({ isDone: z.boolean(), reason }),
    reply: staffTopUpSchema,
  }),
  settleRefundedMore: endpoint({
    method: 'POST',
    path: '/admin/top-ups/:id/refunded-more',
    summary:
      'Says that somebody has looked into what a provider tells to have given back beyond the books; written to the log.',
    access: 'manage_orders',
    params: topUpParams,
    body: z.object({ reason }),
    reply: staffTopUpSchema,
  }),
  credit: endpoint({
    method: 'POST',
    path: '/admin/top-ups/:id/credit',
    summary: 'Gives what came for a top-up and is nobody’s to the balance of its owner; written to the log.',
    access: 'manage_orders',
    needsConfirmation: true,
    errors: ['nothing_left', 'balance_too_high'],
    params: topUpParams,
    body: z.object({ reason }),
    reply: staffTopUpSchema,
  }),
}
