/** Money that goes back, as staff ask for it. */
import * as z from 'zod/mini'
import { ORDER_LINES_MAX, ORDER_REASON_MAX, PAID_BY, REFUND_STATES } from '#shared/constants/shop/orders.ts'
import { RECEIPT_STATES } from '#shared/constants/shop/payments.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { idempotencyHeaders } from '#shared/contract/idempotency.ts'
import { orderParams } from './orders.ts'

const reason = lineSchema(ORDER_REASON_MAX)

export const refundDraftSchema = z.object({
  /** All that is left where it is left out. */
  amountKopecks: z.optional(z.int().check(z.positive())),
  /** What is taken back with it; everything where nothing is left. */
  lineIds: z.optional(z.array(z.int().check(z.positive())).check(z.maxLength(ORDER_LINES_MAX))),
  /** The money has gone back another way, such as a chargeback: it is only booked. */
  isDoneOutside: z.optional(z.boolean()),
  reason,
})
export type RefundDraft = z.infer<typeof refundDraftSchema>

const askedRefundSchema = z.object({ id: z.uuid(), state: z.enum(REFUND_STATES) })
export type AskedRefund = z.infer<typeof askedRefundSchema>

export const refundSchema = z.extend(askedRefundSchema, {
  provider: z.enum(PAID_BY),
  amountKopecks: z.int(),
  lineIds: z.array(z.int()),
  isDoneOutside: z.boolean(),
  /** Of money that was never the order's. */
  isUnclaimed: z.boolean(),
  /** Empty where it went back by itself. */
  reason: z.string(),
  /** Why nothing came of it, by a word of the provider. */
  failure: z.nullable(z.string()),
  /** How far its receipt is registered; null where none goes with it, or its provider does not tell. */
  receipt: z.nullable(z.enum(RECEIPT_STATES)),
  at: z.iso.datetime(),
})

export const refundEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/refunds',
    summary:
      'Has money of an order go back, once for a key, and takes back what was given for it; written to the log. Its provider may need time: `pending` until it says.',
    access: 'manage_orders',
    needsConfirmation: true,
    errors: [
      'nothing_left',
      'upgraded_since',
      'refund_only_outside',
      'balance_too_high',
      'idempotency_key_reused',
    ],
    params: orderParams,
    headers: idempotencyHeaders,
    body: refundDraftSchema,
    status: 201,
    reply: askedRefundSchema,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/refunds/:refund/decide',
    summary:
      'Says of a refund in `review`, as the provider’s cabinet shows it, whether the money has gone back; written to the log.',
    access: 'manage_orders',
    needsConfirmation: true,
    errors: ['refund_settled'],
    params: z.extend(orderParams, { refund: z.uuid() }),
    body: z.object({ isDone: z.boolean(), reason }),
    reply: askedRefundSchema,
  }),
}
