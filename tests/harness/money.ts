import type { Database } from '#server/db/database.ts'
import { openLedger } from '#server/modules/accounts/ledger/open-ledger.ts'
import type { Currency } from '#shared/constants/money/currencies.ts'

/** Gives a player money, in kopecks or whole coins, or takes it, as the staff would. */
export function moveMoney(
  database: Database,
  userId: number,
  amount: number,
  { currency = 'RUB', text, at = 1 }: { currency?: Currency; text?: string; at?: number } = {},
): Promise<boolean> {
  return openLedger(database, { now: () => new Date(at) }).post({
    kind: 'staff',
    entries: [
      { account: { userId, currency }, amount },
      { account: { house: 'staff', currency }, amount: -amount },
    ],
    ...(text !== undefined && { note: { userId, text } }),
  })
}
