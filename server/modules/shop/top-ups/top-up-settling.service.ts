/** What becomes of money that came for top-ups: each effect of it is one transaction, which is the caller's. */
import type { LedgerAccount, LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { Settlement } from '#server/modules/shop/payments/settlement.ts'
import { explainRefunds } from '#server/modules/shop/rules/explain-refunds.ts'
import type { TopUpRefundEnding } from './top-up-refund-ending.ts'
import type { TopUpRefundsStore } from './top-up-refunds.store.ts'
import type { TopUpRow, TopUpsStore } from './top-ups.store.ts'

const roubles = { currency: 'RUB' } as const
const UNCLAIMED = { house: 'unclaimed', ...roubles } as const

export type TopUpSettling = ReturnType<typeof createTopUpSettling>
export function createTopUpSettling({
  topUps,
  refunds,
  ending,
  payments,
  ledger,
  tell,
}: {
  topUps: Pick<TopUpsStore, 'lock' | 'update'>
  refunds: Pick<TopUpRefundsStore, 'listOpenOfPayment'>
  ending: Pick<TopUpRefundEnding, 'bookDone'>
  payments: { addRefunded: (paymentId: number, kopecks: number) => Promise<void> }
  ledger: Pick<LedgerService, 'post' | 'findBalance'>
  /** Has its owner told of it by letter. */
  tell: (kind: 'paid' | 'refunded', topUp: TopUpRow) => Promise<void>
}) {
  async function find(uuid: string): Promise<TopUpRow> {
    const topUp = await topUps.lock(uuid)
    if (!topUp) throw new Error(`there is no top-up ${uuid} that could be paid`)
    return topUp
  }

  /**
   * Takes money of a top-up: from what is nobody's, then from the balance of its owner; what they have spent is the loss of the house
   * where it `isGone`, else nothing is taken. How much of it was nobody's; null where it was taken under its key before.
   * @throws {AppError} `balance_too_low`
   */
  async function take(
    topUp: TopUpRow,
    { key, amount, to, isGone }: { key: string; amount: number; to: LedgerAccount; isGone: boolean },
  ): Promise<number | null> {
    const { user_id: userId } = topUp
    const ofNobody = Math.min(topUp.unclaimed_kopecks, amount)
    const balance = userId === null ? 0 : await ledger.findBalance(userId, 'RUB')
    const rest = amount - ofNobody
    const own = userId === null ? 0 : isGone ? Math.min(rest, balance) : rest
    const isNew = await ledger.post({
      kind: 'top_up_refund',
      key,
      reference: topUp.number,
      entries: [
        ...(ofNobody > 0 ? [{ account: UNCLAIMED, amount: -ofNobody }] : []),
        ...(own > 0 && userId !== null ? [{ account: { userId, ...roubles }, amount: -own }] : []),
        ...(rest > own ? [{ account: { house: 'refunds', ...roubles } as const, amount: own - rest }] : []),
        { account: to, amount },
      ],
    })
    return isNew ? ofNobody : null
  }

  /** Books money that has gone back in the cabinet of its provider. */
  async function bookGone(topUp: TopUpRow, told: { key: string; amount: number; provider: string }) {
    const { key, amount, provider } = told
    const to = { house: `provider:${provider}`, ...roubles } as const
    const ofNobody = await take(topUp, { key, amount, to, isGone: true })
    if (ofNobody === null) return
    const changed = {
      unclaimed_kopecks: topUp.unclaimed_kopecks - ofNobody,
      refunded_kopecks: topUp.refunded_kopecks + amount,
    }
    await topUps.update(topUp.id, changed)
    await tell('refunded', { ...topUp, ...changed })
  }

  /** Books that money in another currency has gone back. */
  const bookForeignGone = (
    { number }: TopUpRow,
    { key, amount, currency, provider }: { key: string; amount: number; currency: string; provider: string },
  ) =>
    ledger.post({
      kind: 'top_up_refund',
      key,
      reference: number,
      entries: [
        { account: { house: 'unclaimed', currency }, amount: -amount },
        { account: { house: `provider:${provider}`, currency }, amount },
      ],
    })

  return {
    bookForeignGone,

    /**
     * Sets money apart that is asked for back: nobody spends it until that is clear. How much of it was nobody's.
     * @throws {AppError} `balance_too_low`
     */
    async setApart(topUp: TopUpRow, { key, amount }: { key: string; amount: number }): Promise<number> {
      const to = { house: 'returning', ...roubles } as const
      const ofNobody = (await take(topUp, { key, amount, to, isGone: false })) ?? 0
      await topUps.update(topUp.id, { unclaimed_kopecks: topUp.unclaimed_kopecks - ofNobody })
      return ofNobody
    },

    /** The first payment is its owner's, whatever sum; a second one, or one of nobody, waits for the staff. */
    async settle({ subjectId, payment, provider }) {
      const topUp = await find(subjectId)
      const { id, amountKopecks: amount, currency } = payment
      if (amount <= 0) return
      const { user_id: userId } = topUp
      const isTheirs = currency === 'RUB' && userId !== null && topUp.paid_kopecks === 0
      await ledger.post({
        kind: 'top_up',
        key: `payment.${id}`,
        reference: topUp.number,
        entries: [
          { account: { house: `provider:${provider}`, currency }, amount: -amount },
          {
            account: isTheirs && userId !== null ? { userId, ...roubles } : { house: 'unclaimed', currency },
            amount,
          },
        ],
      })
      // What came in another currency is no sum of roubles: it waits as the payment it is.
      if (currency !== 'RUB') return
      const changed = {
        paid_kopecks: topUp.paid_kopecks + amount,
        unclaimed_kopecks: topUp.unclaimed_kopecks + (isTheirs ? 0 : amount),
        // Whichever try was paid, not the latest.
        ...(isTheirs && { provider }),
      }
      await topUps.update(topUp.id, changed)
      if (isTheirs) await tell('paid', { ...topUp, ...changed })
    },

    async noteRefunded({ subjectId, payment, provider }) {
      const topUp = await find(subjectId)
      const { id, refundedKopecks, currency } = payment
      const open = await refunds.listOpenOfPayment(id)
      const amount = await explainRefunds(payment, open, async (refund) =>
        ending.bookDone(await find(subjectId), refund),
      )
      if (amount === 0) return
      await payments.addRefunded(id, amount)
      const key = `payment.${id}.refunded.${refundedKopecks}`
      if (currency === 'RUB') await bookGone(await find(subjectId), { key, amount, provider })
      else await bookForeignGone(topUp, { key, amount, currency, provider })
    },

    async giveUp() {},
  } satisfies Settlement & Record<string, unknown>
}
