import * as z from 'zod/mini'
import { CURRENCIES, type Currency, KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { balanceChangeSchema } from '#shared/contract/accounts/ledger.ts'

export const WAYS = ['give', 'take'] as const

/** As it is typed: roubles with kopecks behind a comma or a point, LandCoins whole; the way says the sign. */
export const balanceFormSchema = z.pipe(
  z.pipe(
    z.object({
      way: z.enum(WAYS),
      currency: z.enum(CURRENCIES),
      amount: z.string(),
      reason: z.string(),
    }),
    z.transform(({ way, currency, amount, reason }) => {
      const count = readAmount(amount, currency)
      return { currency, reason, amount: way === 'take' ? -count : count }
    }),
  ),
  balanceChangeSchema,
)

/** In kopecks or LandCoins; 0 for what is no amount, which the schema refuses. */
function readAmount(text: string, currency: Currency): number {
  const plain = text.replaceAll(/[\s\u00a0]/g, '')
  const [, whole, part = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined || (currency === 'LC' && part !== '')) return 0
  return currency === 'LC' ? Number(whole) : Number(whole) * KOPECKS_IN_ROUBLE + Number(part.padEnd(2, '0'))
}
