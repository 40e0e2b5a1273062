import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { topUpAudit } from '#shared/contract/shop/top-ups.audit.texts.ts'
import type { TopUpRow } from './top-ups.store.ts'

/** What staff did with a top-up, for the log. */
export const topUpDeed = (
  action: 'refund' | 'confirm' | 'decide',
  { id, number: topUp }: TopUpRow,
  {
    amount,
    currency = 'RUB',
    reason,
    actorId,
  }: { amount: number; currency?: string; reason: string; actorId: number },
) => ({
  noun: topUpAudit,
  action,
  nounId: id,
  actorId,
  before: { topUp },
  after: {
    topUp,
    amount: currency === 'RUB' ? formatRubles(amount, 'en') : `${amount / KOPECKS_IN_ROUBLE} ${currency}`,
    reason,
  },
})
