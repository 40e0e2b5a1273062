/** Money that came for an order and is nobody's, as staff decide about it. */
import * as z from 'zod/mini'
import { ORDER_REASON_MAX, UNCLAIMED_DECISIONS } from '#shared/constants/shop/orders.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { orderParams } from './orders.ts'

export const unclaimedDraftSchema = z.object({
  decision: z.enum(UNCLAIMED_DECISIONS),
  reason: lineSchema(ORDER_REASON_MAX),
})
export type UnclaimedDraft = z.infer<typeof unclaimedDraftSchema>

const decidedUnclaimedSchema = z.object({
  /** False while its provider has not said yet that it has gone back. */
  isDecided: z.boolean(),
})
export type DecidedUnclaimed = z.infer<typeof decidedUnclaimedSchema>

export const unclaimedEndpoints = {
  decide: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/unclaimed/:unclaimed',
    summary:
      'Gives money of nobody to its order, which is paid by it then (what is more goes to the balance), to the balance of whoever bought, or back: by its provider (`return`), or another way, which is only booked (`outside`). Once; written to the log.',
    access: 'manage_orders',
    needsConfirmation: true,
    errors: ['unclaimed_settled', 'unclaimed_impossible', 'sold_out', 'already_owned', 'balance_too_high'],
    params: z.extend(orderParams, {
      unclaimed: z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
        z.transform((text: string) => Number(text)),
      ),
    }),
    body: unclaimedDraftSchema,
    reply: decidedUnclaimedSchema,
  }),
}
