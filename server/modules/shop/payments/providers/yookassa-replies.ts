/** As much of what YooKassa answers as the site reads; what else stands there is let be. */
import * as z from 'zod'
import type { ReceiptState } from '#shared/constants/shop/payments.ts'
import { parseKopecks } from './kopecks.ts'
import type { ListedPayment, PaymentState, RefundState } from './provider.ts'

/** The field by which a payment of theirs names a try of ours. */
export const REFERENCE_FIELD = 'attempt'

const kopecks = z.string().transform((text, context) => {
  const parsed = parseKopecks(text)
  if (parsed !== null) return parsed
  context.addIssue('is no amount')
  return z.NEVER
})
const amountSchema = z.object({ value: kopecks, currency: z.string() })
const cancellationSchema = z.object({ reason: z.string().optional() }).nullish()
const registrationSchema = z.string().nullish()

export const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountSchema,
  test: z.boolean().nullish(),
  refunded_amount: amountSchema.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() }).nullish(),
  cancellation_details: cancellationSchema,
  receipt_registration: registrationSchema,
})
export const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  cancellation_details: cancellationSchema,
  receipt_registration: registrationSchema,
})
export const paymentListSchema = z.object({
  items: z.array(paymentSchema),
  next_cursor: z.string().nullish(),
})
export const shopSchema = z.object({
  account_id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  test: z.boolean(),
})
export const errorSchema = z.object({ description: z.string().optional(), code: z.string().optional() })

/** Whoever sends a notification says what it names: no number of theirs or ours is longer, or holds anything else. */
const named = /^[\w-]{1,64}$/

/** A notification proves nothing; of it only what it is about is read. */
export const notificationSchema = z.object({
  event: z.string(),
  object: z.object({
    id: z.string().regex(named),
    payment_id: z.string().regex(named).optional(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
  }),
})

export function stateOf(payment: z.output<typeof paymentSchema>): PaymentState {
  const isPaid = payment.status === 'succeeded'
  return {
    state: isPaid ? 'paid' : payment.status === 'canceled' ? 'cancelled' : 'pending',
    payments: isPaid
      ? [
          {
            paymentId: payment.id,
            amountKopecks: payment.amount.value,
            currency: payment.amount.currency,
            refundedKopecks: payment.refunded_amount?.value ?? 0,
            isTest: payment.test === true,
          },
        ]
      : [],
    reason: payment.cancellation_details?.reason ?? null,
    receipt: receiptStateOf(payment.receipt_registration),
  }
}

export function listed(payment: z.output<typeof paymentSchema>): ListedPayment {
  return { ...stateOf(payment), paymentId: payment.id, reference: referenceOf(payment.metadata) }
}

export function refundStateOf(refund: z.output<typeof refundSchema>): RefundState {
  const states = { succeeded: 'done', canceled: 'failed' } as const
  return {
    refundId: refund.id,
    state: states[refund.status as keyof typeof states] ?? 'pending',
    reason: refund.cancellation_details?.reason ?? null,
    receipt: receiptStateOf(refund.receipt_registration),
  }
}

export function referenceOf(metadata: Record<string, unknown> | null | undefined): string | null {
  const reference = metadata?.[REFERENCE_FIELD]
  return typeof reference === 'string' && named.test(reference) ? reference : null
}

function receiptStateOf(registration: string | null | undefined): ReceiptState | null {
  if (!registration) return null
  return registration === 'succeeded' ? 'registered' : registration === 'canceled' ? 'refused' : 'pending'
}
