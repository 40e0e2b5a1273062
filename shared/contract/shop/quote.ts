/** What something would cost, before it is ordered. */
import * as z from 'zod/mini'
import { MISSING, PAYMENT_WAYS } from '#shared/constants/shop/orders.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { couponSchema, orderItemsSchema, pricedLineSchema, recipientSchema } from './order-items.ts'

const MINUTE_MS = 60_000

export const quoteRequestSchema = z.object({
  items: orderItemsSchema,
  recipient: z.optional(recipientSchema),
  coupon: z.optional(couponSchema),
})
export type QuoteRequest = z.output<typeof quoteRequestSchema>

export const quoteSchema = z.object({
  /** Of what the shop has; what it has no longer is missing and costs nothing. */
  lines: z.array(pricedLineSchema),
  totalKopecks: z.int(),
  /** What keeps it from being ordered; `age` is asked at checkout. */
  missing: z.array(z.object({ code: z.enum(MISSING), productId: z.optional(z.int()) })),
  /** By what the caller could pay this total; none while the shop is closed. */
  providers: z.array(z.enum(PAYMENT_WAYS)),
})
export type Quote = z.infer<typeof quoteSchema>

export const quoteEndpoints = {
  quote: endpoint({
    method: 'POST',
    path: '/shop/quote',
    part: 'shop',
    summary:
      'What these products would cost, what is missing before they can be ordered, and by what they could be paid. Changes nothing.',
    access: 'public',
    limits: [{ max: 120, windowMs: MINUTE_MS, by: 'address' }],
    body: quoteRequestSchema,
    reply: quoteSchema,
  }),
}
