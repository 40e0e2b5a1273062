/** Top-ups as staff find them, and what they book of them. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { PaymentAttemptsStore } from '#server/modules/shop/payments/payment-attempts.store.ts'
import { REFUNDED_MORE } from '#shared/constants/shop/payments.ts'
import type { TopUpRefundDraft } from '#shared/contract/shop/top-up-refunds.ts'
import type { StaffTopUp, TopUpSearch } from '#shared/contract/shop/top-ups.ts'
import { topUpDeed } from './top-up-deed.ts'
import type { TopUpRefunds } from './top-up-refunds.service.ts'
import { leftOfForeign } from './top-up-state.ts'
import { presentTopUp } from './top-ups.service.ts'
import type { TopUpRow, TopUpsStore } from './top-ups.store.ts'

export type StaffTopUps = ReturnType<typeof createStaffTopUps>
export function createStaffTopUps({
  topUps,
  attempts,
  refunds,
  ledger,
  audit,
  afterwards,
  database,
  now,
}: {
  topUps: TopUpsStore
  attempts: Pick<PaymentAttemptsStore, 'listOfAll' | 'settleRefundedMore'>
  refunds: TopUpRefunds
  ledger: Pick<LedgerService, 'post'>
  audit: Pick<AuditService, 'record'>
  /** Sends what was queued, once it is committed. */
  afterwards: () => void
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function present(rows: readonly (TopUpRow & { username: string | null })[]): Promise<StaffTopUp[]> {
    const told = await refunds.tell(rows)
    const uuids = rows.map(({ uuid }) => uuid)
    const tries = await attempts.listOfAll('top-up', uuids)
    const allForeign = await topUps.listForeign(uuids)
    return rows.flatMap((row, index) => {
      const ofRefunds = told[index]
      if (!ofRefunds) return []
      const { user_id: id, username, paid_kopecks: paidKopecks, unclaimed_kopecks: unclaimedKopecks } = row
      const owner = id === null || username === null ? null : { id, username }
      const isRefundedMore = tries.some(
        ({ subject_id, reason }) => subject_id === row.uuid && reason === REFUNDED_MORE,
      )
      const foreign = allForeign.filter(({ subject_id }) => subject_id === row.uuid)
      return {
        ...presentTopUp(row, foreign, now()),
        owner,
        paidKopecks,
        unclaimedKopecks,
        foreign: foreign
          .map((payment) => ({ amount: leftOfForeign(payment), currency: payment.currency }))
          .filter(({ amount }) => amount > 0),
        ...ofRefunds,
        isRefundedMore,
      }
    })
  }

  async function read(uuid: string): Promise<StaffTopUp> {
    const row = await topUps.findForStaff(uuid)
    const [topUp] = await present(row ? [row] : [])
    if (!topUp) throw new AppError('not_found')
    return topUp
  }

  async function lock(uuid: string): Promise<TopUpRow> {
    const topUp = await topUps.lock(uuid)
    if (!topUp) throw new AppError('not_found')
    return topUp
  }

  return {
    countWaiting: () => topUps.count({ attention: 'true' }),

    async list({ page, pageSize, ...filter }: TopUpSearch) {
      const rows = await topUps.listForStaff(filter, pageSize, (page - 1) * pageSize)
      return { data: await present(rows), total: await topUps.count(filter), page, pageSize }
    },

    /** @throws {AppError} what the endpoint declares */
    async refund(uuid: string, draft: TopUpRefundDraft, key: string, actor: CurrentUser) {
      await refunds.make(uuid, draft, key, actor)
      afterwards()
      return read(uuid)
    },

    /** @throws {AppError} what the endpoint declares */
    async decideRefund(
      about: { id: string; refund: string },
      decision: { isDone: boolean; reason: string },
      actor: CurrentUser,
    ) {
      await refunds.decide(about, decision, actor)
      afterwards()
      return read(about.id)
    },

    /**
     * What a provider tells to have given back beyond the books was looked into.
     * @throws {AppError} `not_found`
     */
    async settleRefundedMore(
      uuid: string,
      reason: string,
      { id: actorId }: CurrentUser,
    ): Promise<StaffTopUp> {
      await database.transaction(async () => {
        const isNew = await attempts.settleRefundedMore('top-up', uuid)
        const topUp = await lock(uuid)
        if (isNew) await audit.record(topUpDeed('decide', topUp, { amount: 0, reason, actorId }))
      })
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
          reference: topUp.number,
          entries: [
            { account: { house: 'unclaimed', currency: 'RUB' }, amount: -amount },
            { account: { userId, currency: 'RUB' }, amount },
          ],
        })
        await topUps.update(topUp.id, { unclaimed_kopecks: 0 })
        await audit.record(topUpDeed('confirm', topUp, { amount, reason, actorId }))
      })
      return read(uuid)
    },
  }
}
