import * as z from 'zod/mini'
import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { typedKopecks } from '#web/i18n/typed-kopecks.ts'

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
