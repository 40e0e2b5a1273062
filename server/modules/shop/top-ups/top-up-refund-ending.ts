/** How refunds of top-ups end: what was set apart for one has gone back, or is again whose it was. */
import type { Database } from '#server/db/database.ts'
import type { LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { RefundEnding } from '#server/modules/shop/payments/refund-asking.service.ts'
import type { TopUpRefundRow, TopUpRefundsStore } from './top-up-refunds.store.ts'
import type { TopUpRow, TopUpsStore } from './top-ups.store.ts'

const RETURNING = { house: 'returning', currency: 'RUB' } as const
const UNCLAIMED = { house: 'unclaimed', currency: 'RUB' } as const

export type TopUpRefundEnding = ReturnType<typeof createTopUpRefundEnding>
export function createTopUpRefundEnding({
  topUps,
  refunds,
  payments,
  ledger,
  tell,
  database,
  now,
}: {
  topUps: Pick<TopUpsStore, 'findById' | 'lock' | 'update'>
  refunds: Pick<TopUpRefundsStore, 'settle'>
  payments: {
    holdPayment: (paymentId: number) => Promise<void>
    addRefunded: (paymentId: number, kopecks: number) => Promise<void>
  }
  ledger: Pick<LedgerService, 'post'>
  /** Has its owner told of it by letter. */
  tell: (kind: 'refunded', topUp: TopUpRow) => Promise<void>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const settle = (refund: TopUpRefundRow, state: 'done' | 'failed', failure: string | null) =>
    refunds.settle(refund.id, { state, failure, settled_at: now().getTime() })

  /** Whether it was open until now. Joins the caller's transaction, which holds the top-up. */
  async function bookDone(topUp: TopUpRow, refund: TopUpRefundRow): Promise<boolean> {
    if (!(await settle(refund, 'done', null))) return false
    await payments.addRefunded(refund.payment_id, refund.amount_kopecks)
    const { uuid, provider, amount_kopecks: amount } = refund
    await ledger.post({
      kind: 'top_up_refund',
      key: `top-up-refund.${uuid}.done`,
      reference: topUp.number,
      entries: [
        { account: RETURNING, amount: -amount },
        { account: { house: `provider:${provider}`, currency: 'RUB' }, amount },
      ],
    })
    const refunded_kopecks = topUp.refunded_kopecks + amount
    await topUps.update(topUp.id, { refunded_kopecks })
    await tell('refunded', { ...topUp, refunded_kopecks })
    return true
  }

  async function bookFailed(topUp: TopUpRow, refund: TopUpRefundRow): Promise<void> {
    const { uuid, amount_kopecks: amount } = refund
    const { user_id: userId } = topUp
    // Whose account has gone meanwhile has no balance any more.
    const nobodys = userId === null ? amount : refund.nobodys_kopecks
    await ledger.post({
      kind: 'top_up_kept',
      key: `top-up-refund.${uuid}.failed`,
      reference: topUp.number,
      entries: [
        { account: RETURNING, amount: -amount },
        ...(nobodys > 0 ? [{ account: UNCLAIMED, amount: nobodys }] : []),
        ...(userId !== null && amount > nobodys
          ? [{ account: { userId, currency: 'RUB' } as const, amount: amount - nobodys }]
          : []),
      ],
    })
    await topUps.update(topUp.id, { unclaimed_kopecks: topUp.unclaimed_kopecks + nobodys })
  }

  /** Holds what a refund touches, everybody in the same order: the payment's try, the top-up. */
  async function hold({ payment_id, top_up_id }: TopUpRefundRow): Promise<TopUpRow> {
    await payments.holdPayment(payment_id)
    const found = await topUps.findById(top_up_id)
    const topUp = found && (await topUps.lock(found.uuid))
    if (!topUp) throw new Error(`there is no top-up ${top_up_id} of which something could go back`)
    return topUp
  }

  return {
    bookDone,
    finish: (refund: TopUpRefundRow) =>
      database.transaction(async () => {
        return bookDone(await hold(refund), refund)
      }),
    fail: (refund: TopUpRefundRow, failure: string | null) =>
      database.transaction(async () => {
        const topUp = await hold(refund)
        if (!(await settle(refund, 'failed', failure))) return false
        await bookFailed(topUp, refund)
        return true
      }),
  } satisfies RefundEnding<TopUpRefundRow> & Record<string, unknown>
}
