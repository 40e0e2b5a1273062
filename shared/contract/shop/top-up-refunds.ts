/** Money of top-ups that goes back, as staff ask for it. */
import * as z from 'zod/mini'
import { ORDER_REASON_MAX, REFUND_STATES } from '#shared/constants/shop/orders.ts'
import { lineSchema } from '#shared/contract/fields.ts'

export const topUpRefundDraftSchema = z.object({
  /** All that is left of a payment where it is left out. */
  amountKopecks: z.optional(z.int().check(z.positive())),
  /** Of what came in another currency than roubles, of which `amountKopecks` are hundredths: it is only booked. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** The money has gone back another way, such as a chargeback: it is only booked. */
  isDoneOutside: z.optional(z.boolean()),
  reason: lineSchema(ORDER_REASON_MAX),
})
export type TopUpRefundDraft = z.infer<typeof topUpRefundDraftSchema>

export const topUpRefundSchema = z.object({
  id: z.uuid(),
  state: z.enum(REFUND_STATES),
  amountKopecks: z.int(),
  /** In hundredths of which the amount is. */
  currency: z.string(),
  isDoneOutside: z.boolean(),
  reason: z.string(),
  /** Why nothing came of it, by a word of the provider. */
  failure: z.nullable(z.string()),
  at: z.iso.datetime(),
})
