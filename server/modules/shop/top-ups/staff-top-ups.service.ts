/** Top-ups as staff find them, and what they book of them. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { IdempotencyService } from '#server/modules/platform/idempotency/idempotency.service.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { topUpAudit } from '#shared/contract/shop/top-ups.audit.texts.ts'
import type { StaffTopUp, TopUpSearch } from '#shared/contract/shop/top-ups.ts'
import type { TopUpSettling } from './top-up-settling.service.ts'
import { presentTopUp } from './top-ups.service.ts'
import type { TopUpRow, TopUpsStore } from './top-ups.store.ts'

export type StaffTopUps = ReturnType<typeof createStaffTopUps>
export function createStaffTopUps({
  topUps,
  settling,
  ledger,
  idempotency,
  audit,
  afterwards,
  database,
  now,
}: {
  topUps: TopUpsStore
  settling: Pick<TopUpSettling, 'giveBack'>
  ledger: Pick<LedgerService, 'post'>
  idempotency: Pick<IdempotencyService, 'once'>
  audit: Pick<AuditService, 'record'>
  /** Sends what was queued, once it is committed. */
  afterwards: () => void
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const present = (row: TopUpRow & { username: string | null }): StaffTopUp => ({
    ...presentTopUp(row, now()),
    owner: row.user_id === null || row.username === null ? null : { id: row.user_id, username: row.username },
    paidKopecks: row.paid_kopecks,
    unclaimedKopecks: row.unclaimed_kopecks,
  })

  async function read(uuid: string): Promise<StaffTopUp> {
    const row = await topUps.findForStaff(uuid)
    if (!row) throw new AppError('not_found')
    return present(row)
  }

  async function lock(uuid: string): Promise<TopUpRow> {
    const topUp = await topUps.lock(uuid)
    if (!topUp) throw new AppError('not_found')
    return topUp
  }

  const record = (
    action: 'refund' | 'confirm',
    { id, number: topUp }: TopUpRow,
    { amount, reason, actorId }: { amount: number; reason: string; actorId: number },
  ) =>
    audit.record({
      noun: topUpAudit,
      action,
      nounId: id,
      actorId,
      before: { topUp },
      after: { topUp, amount: formatRubles(amount, 'en'), reason },
    })

  return {
    countWaiting: () => topUps.count({ attention: 'true' }),

    async list({ page, pageSize, ...filter }: TopUpSearch) {
      const rows = await topUps.listForStaff(filter, pageSize, (page - 1) * pageSize)
      return { data: rows.map(present), total: await topUps.count(filter), page, pageSize }
    },

    /**
     * Money has gone back outside the site.
     * @throws {AppError} `not_found`, `nothing_left`, `balance_too_low` or `idempotency_key_reused`
     */
    async refund(
      uuid: string,
      draft: { amountKopecks?: number | undefined; reason: string },
      key: string,
      { id: actorId }: CurrentUser,
    ): Promise<StaffTopUp> {
      const request = { call: 'top-up-refund', uuid, ...draft }
      await idempotency.once({ userId: actorId, key, request }, async () => {
        const topUp = await lock(uuid)
        const left = topUp.paid_kopecks - topUp.refunded_kopecks
        const amount = draft.amountKopecks ?? left
        if (amount <= 0 || amount > left) throw new AppError('nothing_left')
        const bookedAs = `top-up.${topUp.uuid}.refunded.${topUp.refunded_kopecks + amount}`
        await settling.giveBack(topUp, { key: bookedAs, amount, to: topUp.provider, isGone: false })
        await record('refund', topUp, { amount, reason: draft.reason, actorId })
        return {}
      })
      afterwards()
      return read(uuid)
    },

    /** @throws {AppError} `not_found`, or `nothing_left` where nothing waits or its owner is gone */
    async credit(uuid: string, reason: string, { id: actorId }: CurrentUser): Promise<StaffTopUp> {
      await database.transaction(async () => {
        const topUp = await lock(uuid)
        const { unclaimed_kopecks: amount, user_id: userId } = topUp
        if (amount === 0 || userId === null) throw new AppError('nothing_left')
        await ledger.post({
          kind: 'top_up',
          key: `top-up.${topUp.uuid}.credited.${topUp.paid_kopecks}`,
          reference: topUp.number,
          entries: [
            { account: { house: 'unclaimed', currency: 'RUB' }, amount: -amount },
            { account: { userId, currency: 'RUB' }, amount },
          ],
        })
        await topUps.update(topUp.id, { unclaimed_kopecks: 0 })
        await record('confirm', topUp, { amount, reason, actorId })
      })
      return read(uuid)
    },
  }
}
