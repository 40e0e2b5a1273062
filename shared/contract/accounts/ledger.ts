import * as z from 'zod/mini'
import { BALANCE_REASON_MAX, LEDGER_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { CURRENCIES, HIGHEST_BALANCE } from '#shared/constants/money/currencies.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { idempotencyHeaders } from '#shared/contract/idempotency.ts'

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

export const balanceChangeSchema = z.object({
  currency: z.enum(CURRENCIES),
  amount: z.int().check(
    z.minimum(-HIGHEST_BALANCE),
    z.maximum(HIGHEST_BALANCE),
    z.refine((amount) => amount !== 0),
  ),
  reason: lineSchema(BALANCE_REASON_MAX),
})
export type BalanceChange = z.output<typeof balanceChangeSchema>

/** What the account has of that currency now, in kopecks or whole LandCoins. */
const changedBalanceSchema = z.object({ currency: z.enum(CURRENCIES), balance: z.int() })
export type ChangedBalance = z.infer<typeof changedBalanceSchema>

export const proofSchema = z.object({
  /** False where a check found something; one that could not be made decides nothing. */
  isSound: z.boolean(),
  checks: z.array(
    z.object({
      name: z.string(),
      /** Null where nobody could be asked. */
      isSound: z.nullable(z.boolean()),
      detail: z.string(),
    }),
  ),
})
export type Proof = z.infer<typeof proofSchema>

export const ledgerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/transactions',
    summary: `The ledger lines of the signed-in account, newest first, ${LEDGER_PAGE_SIZE} at most; with \`before\` those before that line.`,
    access: 'signed-in',
    isAlwaysOpen: true,
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
  changeBalance: endpoint({
    method: 'POST',
    path: '/admin/users/:id/balance',
    summary:
      'Gives an account kopecks or whole LandCoins, or takes them: never below zero. Its owner reads the reason, and it is written to the log.',
    access: 'manage_balances',
    needsConfirmation: true,
    errors: ['balance_too_low', 'balance_too_high', 'idempotency_key_reused'],
    params: idParams,
    headers: idempotencyHeaders,
    body: balanceChangeSchema,
    reply: changedBalanceSchema,
  }),
  proof: endpoint({
    method: 'GET',
    path: '/admin/money/proof',
    summary: 'Whether the books add up, computed afresh.',
    access: 'view_orders',
    reply: proofSchema,
  }),
}
