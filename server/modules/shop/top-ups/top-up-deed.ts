import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { topUpAudit } from '#shared/contract/shop/top-ups.audit.texts.ts'
import type { TopUpRow } from './top-ups.store.ts'

/** What staff did with a top-up, for the log. */
export const topUpDeed = (
  action: 'refund' | 'confirm' | 'decide',
  { id, number: topUp }: TopUpRow,
  { amount, reason, actorId }: { amount: number; reason: string; actorId: number },
) => ({
  noun: topUpAudit,
  action,
  nounId: id,
  actorId,
  before: { topUp },
  after: { topUp, amount: formatRubles(amount, 'en'), reason },
})
