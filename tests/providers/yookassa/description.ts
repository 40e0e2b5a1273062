/**
 * What travels between a shop and YooKassa, written from the official OpenAPI 3.0.2 description of its API v3 (2026-02-06; the copy in
 * Wolframko/yookassarb at a64fd746, yookassa-openapi-specification.yaml): required fields, types, bounds and words.
 */
import * as z from 'zod'

const amount = z.strictObject({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.string().length(3) })
const moment = z.iso.datetime({ offset: true })
const paymentId = z.string().length(36)
const metadata = z
  .record(z.string().max(32), z.string().max(512))
  .refine((pairs) => Object.keys(pairs).length <= 16, 'has more than 16 pairs')

const receipt = z.strictObject({
  customer: z.strictObject({ email: z.email().optional(), phone: z.string().optional() }).optional(),
  items: z
    .array(
      z.strictObject({
        description: z.string().min(1).max(128),
        quantity: z.number().positive(),
        amount,
        vat_code: z.int().min(1).max(12),
        payment_subject: z
          .enum(['commodity', 'service', 'intellectual_activity', 'payment', 'another'])
          .optional(),
        payment_mode: z
          .enum([
            'full_prepayment',
            'partial_prepayment',
            'advance',
            'full_payment',
            'partial_payment',
            'credit',
            'credit_payment',
          ])
          .optional(),
      }),
    )
    .min(1),
  tax_system_code: z.int().min(1).max(6).optional(),
})

export const idempotenceKey = z.string().regex(/^[0-9a-zA-Z+\-_.]{1,64}$/)

export const paymentDraft = z.strictObject({
  amount,
  capture: z.boolean().optional(),
  description: z.string().max(128).optional(),
  confirmation: z.strictObject({
    type: z.literal('redirect'),
    return_url: z.string().max(2048),
    locale: z.enum(['ru_RU', 'en_US']).optional(),
  }),
  metadata: metadata.optional(),
  receipt: receipt.optional(),
})

export const refundDraft = z.strictObject({
  payment_id: paymentId,
  amount,
  description: z.string().max(250).optional(),
  receipt: receipt.optional(),
  metadata: metadata.optional(),
})

const registration = z.enum(['pending', 'succeeded', 'canceled'])

export const payment = z.strictObject({
  id: paymentId,
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  income_amount: amount.optional(),
  description: z.string().max(128).optional(),
  recipient: z.strictObject({ account_id: z.string(), gateway_id: z.string() }),
  created_at: moment,
  captured_at: moment.optional(),
  confirmation: z
    .strictObject({
      type: z.literal('redirect'),
      return_url: z.string().optional(),
      confirmation_url: z.string(),
    })
    .optional(),
  test: z.boolean(),
  refunded_amount: amount.optional(),
  paid: z.boolean(),
  refundable: z.boolean(),
  receipt_registration: registration.optional(),
  metadata: metadata.optional(),
  cancellation_details: z
    .strictObject({
      party: z.enum(['yoo_money', 'payment_network', 'merchant']),
      reason: z.enum([
        'expired_on_confirmation',
        'insufficient_funds',
        'general_decline',
        'internal_timeout',
        '3d_secure_failed',
      ]),
    })
    .optional(),
})
export type Payment = z.output<typeof payment>

export const refund = z.strictObject({
  id: z.string().length(36),
  payment_id: paymentId,
  status: z.enum(['pending', 'succeeded', 'canceled']),
  created_at: moment,
  amount,
  receipt_registration: registration.optional(),
  cancellation_details: z
    .strictObject({
      party: z.enum(['yoo_money', 'refund_network']),
      reason: z.enum(['general_decline', 'insufficient_funds', 'rejected_by_payee', 'payment_expired']),
    })
    .optional(),
})
export type Refund = z.output<typeof refund>

export const paymentList = z.strictObject({
  type: z.literal('list'),
  items: z.array(payment).max(100),
  next_cursor: z.string().optional(),
})
export const listQuery = z.strictObject({
  'created_at.gte': moment.optional(),
  'created_at.lt': moment.optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().optional(),
})

export const shop = z.strictObject({
  account_id: z.string(),
  status: z.enum(['enabled', 'disabled']),
  test: z.boolean(),
  payment_methods: z.array(z.string()).optional(),
})

export const notification = z.strictObject({
  type: z.literal('notification'),
  event: z.enum(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled', 'refund.succeeded']),
  object: z.union([payment, refund]),
})

export const error = z.strictObject({
  type: z.literal('error'),
  id: z.string(),
  code: z.enum(['invalid_request', 'invalid_credentials', 'forbidden', 'not_found', 'too_many_requests']),
  description: z.string(),
  parameter: z.string().optional(),
})
