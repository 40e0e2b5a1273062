import * as z from 'zod/mini'
import { LEDGER_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { CURRENCIES } from '#shared/constants/money/currencies.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

/** What happened to the money of an account, in kopecks or whole LandCoins, negative when spent. */
export const ledgerLineSchema = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  currency: z.enum(CURRENCIES),
  amount: z.int(),
  description: z.string(),
  orderId: z.optional(z.string()),
})
export type LedgerLine = z.infer<typeof ledgerLineSchema>

export const ledgerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/transactions',
    summary: `The ledger lines of the signed-in account, newest first, ${LEDGER_PAGE_SIZE} at most; with \`before\` those before that line.`,
    access: 'signed-in',
    query: z.object({
      before: z.optional(
        z.pipe(
          z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
          z.transform((text: string) => Number(text)),
        ),
      ),
    }),
    reply: z.array(ledgerLineSchema),
  }),
}
