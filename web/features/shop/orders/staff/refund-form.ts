import * as z from 'zod/mini'
import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { kopecksOf } from '#web/i18n/format-roubles.ts'
import { typedNumber } from '#web/i18n/typed-number.ts'

/** What was typed in roubles, in kopecks; NaN where it is no such sum. */
export function typedKopecks(text: string): number {
  return /^\d[\d\s]*([.,]\d{1,2})?\s*₽?$/.test(text.trim()) ? kopecksOf(typedNumber(text)) : Number.NaN
}

/** As it is typed: a sum in roubles of what is left. */
export const refundFormSchema = (leftKopecks: number) =>
  z.object({
    amount: z.string().check(
      z.refine((text) => {
        const kopecks = typedKopecks(text)
        return kopecks > 0 && kopecks <= leftKopecks
      }),
    ),
    isDoneOutside: z.optional(z.boolean()),
    reason: lineSchema(ORDER_REASON_MAX),
  })
