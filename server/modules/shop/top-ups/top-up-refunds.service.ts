/** Money of top-ups that staff have go back: set apart and written down before any provider is asked. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { IdempotencyService } from '#server/modules/platform/idempotency/idempotency.service.ts'
import type { RefundRequest } from '#server/modules/shop/payments/providers/provider.ts'
import type { RefundAsking, RefundEnding } from '#server/modules/shop/payments/refund-asking.service.ts'
import type { RefundCalls } from '#server/modules/shop/payments/refund-calls.ts'
import { OPEN_REFUNDS } from '#server/modules/shop/rules/open-refunds.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import type { TopUpRefundDraft } from '#shared/contract/shop/top-up-refunds.ts'
import { fill } from '#shared/texts/words.ts'
import { topUpTexts } from './top-up.texts.ts'
import type { TopUpRefundRow, TopUpRefundsStore } from './top-up-refunds.store.ts'
import type { TopUpSettling } from './top-up-settling.service.ts'
import type { TopUpRow, TopUpsStore } from './top-ups.store.ts'

type Payment = Awaited<ReturnType<TopUpRefundsStore['listPayments']>>[number]
export type NoteRefund = (
  topUp: TopUpRow,
  told: { amount: number; currency?: string; reason: string; actorId: number },
) => Promise<void>

export type TopUpRefunds = ReturnType<typeof createTopUpRefunds>
export function createTopUpRefunds({
  topUps,
  refunds,
  settling,
  asking,
  ending,
  calls,
  holdPayment,
  addRefunded,
  idempotency,
  record,
  database,
  now,
}: {
  topUps: Pick<TopUpsStore, 'find' | 'lock'>
  refunds: TopUpRefundsStore
  settling: Pick<TopUpSettling, 'setApart' | 'bookForeignGone'>
  asking: Pick<RefundAsking, 'ask'>
  ending: RefundEnding<TopUpRefundRow>
  calls: Pick<RefundCalls, 'canRefund' | 'nextLookUpAt'>
  holdPayment: (paymentId: number) => Promise<void>
  addRefunded: (paymentId: number, kopecks: number) => Promise<void>
  idempotency: Pick<IdempotencyService, 'once'>
  record: NoteRefund
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** What may still go back of each payment: what is asked for already, and not clear, counts as gone. */
  const withLeft = (payments: readonly Payment[], known: readonly TopUpRefundRow[]) =>
    Promise.all(
      payments.map(async (payment) => {
        const left = known
          .filter(({ payment_id, state }) => payment_id === payment.id && OPEN_REFUNDS.includes(state))
          .reduce(
            (sum, { amount_kopecks: asked }) => sum - asked,
            payment.amount_kopecks - payment.refunded_kopecks,
          )
        return { payment, left, isSent: await calls.canRefund(payment.provider) }
      }),
    )

  /**
   * The payment in a currency that one refund is of: one of which just so much can go back, else the newest of which so much can, or
   * the one of which most can. Its provider can be asked for it, unless that is done outside.
   * @throws {AppError} `nothing_left` or `refund_only_outside`
   */
  async function choose(
    topUp: TopUpRow,
    { amountKopecks: wanted, currency, isDoneOutside }: TopUpRefundDraft,
  ) {
    const payments = (await refunds.listPayments([topUp.uuid])).filter(
      (one) => one.currency === (currency ?? 'RUB'),
    )
    const all = (await withLeft(payments, await refunds.listOf([topUp.id]))).filter(({ left }) => left > 0)
    // A provider is asked for roubles alone.
    const sent = all.filter(({ isSent, payment }) => isSent && payment.currency === 'RUB')
    if (!isDoneOutside && all.length > 0 && sent.length === 0) throw new AppError('refund_only_outside')
    const able = isDoneOutside ? all : sent
    const chosen =
      wanted === undefined
        ? able.toSorted((one, other) => other.left - one.left)[0]
        : (able.find(({ left }) => left === wanted) ?? able.find(({ left }) => left > wanted))
    if (!chosen) throw new AppError('nothing_left')
    return { payment: chosen.payment, amount: wanted ?? chosen.left }
  }

  /** How much one refund can be, from here where a provider can be asked for any of it, and what is left beside that. */
  async function leftOf(payments: readonly Payment[], known: readonly TopUpRefundRow[]) {
    const all = await withLeft(
      payments.filter(({ currency }) => currency === 'RUB'),
      known,
    )
    const lefts = all.map(({ left }) => Math.max(0, left))
    const sent = all.flatMap(({ left, isSent }) => (isSent && left > 0 ? [left] : []))
    const leftKopecks = Math.max(0, ...(sent.length > 0 ? sent : lefts))
    return {
      leftKopecks,
      leftElsewhereKopecks: lefts.reduce((sum, left) => sum + left, -leftKopecks),
      isRefundedHere: sent.length > 0,
    }
  }

  const requestOf = (id: string, topUp: TopUpRow, payment: Payment, amount: number): RefundRequest => ({
    id,
    payment: { id: payment.attempt_id, number: payment.number, paymentId: payment.payment_id },
    amountKopecks: amount,
    isWhole: amount === payment.amount_kopecks,
    description: fill(topUpTexts[DEFAULT_LANGUAGE].refund, { number: topUp.number }),
    // Top-ups are off where receipts are on.
    receipt: null,
  })

  async function write(uuid: string, draft: TopUpRefundDraft, actor: CurrentUser): Promise<{ id: string }> {
    // Whoever books something of a payment holds it before what it paid for.
    for (const { id } of (await refunds.listPayments([uuid])).toReversed()) await holdPayment(id)
    const topUp = await topUps.lock(uuid)
    if (!topUp) throw new AppError('not_found')
    const currency = draft.currency ?? 'RUB'
    const isForeign = currency !== 'RUB'
    const { payment, amount } = await choose(topUp, draft)
    const { provider } = payment
    const isOutside = draft.isDoneOutside === true
    const time = now().getTime()
    const id = uuidV7(time)
    const key = `top-up-refund.${id}`
    const nobodys_kopecks = isForeign ? amount : await settling.setApart(topUp, { key, amount })
    if (isForeign) {
      await settling.bookForeignGone(topUp, { key, amount, currency, provider })
      await addRefunded(payment.id, amount)
    }
    const refund = await refunds.insert({
      uuid: id,
      top_up_id: topUp.id,
      payment_id: payment.id,
      provider,
      amount_kopecks: amount,
      nobodys_kopecks,
      is_outside: isOutside ? 1 : 0,
      reason: draft.reason,
      actor_id: actor.id,
      state: isForeign ? 'done' : 'pending',
      failure: null,
      provider_refund_id: null,
      receipt: null,
      request: isOutside ? null : JSON.stringify(requestOf(id, topUp, payment, amount)),
      created_at: time,
      asked_at: null,
      // Until then it is asked for by whoever wrote it down.
      next_look_up_at: isOutside ? null : calls.nextLookUpAt(time, time),
      settled_at: isForeign ? time : null,
    })
    await record(topUp, { amount, currency, reason: draft.reason, actorId: actor.id })
    if (isOutside && !isForeign) await ending.finish(refund)
    return { id }
  }

  return {
    /**
     * Once for a key.
     * @throws {AppError} `not_found`, `nothing_left`, `balance_too_low`, `refund_only_outside` or `idempotency_key_reused`
     */
    async make(uuid: string, draft: TopUpRefundDraft, key: string, actor: CurrentUser): Promise<void> {
      const request = { call: 'top-up-refund', uuid, ...draft }
      const { id } = await idempotency.once({ userId: actor.id, key, request }, () =>
        write(uuid, draft, actor),
      )
      await asking.ask(id)
    },

    /**
     * Staff have looked in the provider's cabinet.
     * @throws {AppError} `not_found`, or `refund_settled` where it is not in review
     */
    decide: (
      { id: uuid, refund: refundUuid }: { id: string; refund: string },
      { isDone, reason }: { isDone: boolean; reason: string },
      { id: actorId }: CurrentUser,
    ): Promise<void> =>
      database.transaction(async () => {
        const [topUp, refund] = [await topUps.find(uuid), await refunds.find(refundUuid)]
        if (!topUp || refund?.top_up_id !== topUp.id) throw new AppError('not_found')
        const isFirst =
          refund.state === 'review' &&
          (isDone ? await ending.finish(refund) : await ending.fail(refund, null))
        if (!isFirst) throw new AppError('refund_settled')
        await record(topUp, { amount: isDone ? refund.amount_kopecks : 0, reason, actorId })
      }),

    /** What staff read of the refunds of some. */
    async tell(rows: readonly TopUpRow[]) {
      const all = await refunds.listOf(rows.map(({ id }) => id))
      const payments = await refunds.listPayments(rows.map(({ uuid }) => uuid))
      return Promise.all(
        rows.map(async (row) => {
          const own = all.filter(({ top_up_id }) => top_up_id === row.id)
          return {
            ...(await leftOf(
              payments.filter(({ subject_id }) => subject_id === row.uuid),
              own,
            )),
            refunds: own.map((refund) => ({
              id: refund.uuid,
              state: refund.state,
              amountKopecks: refund.amount_kopecks,
              currency: refund.currency,
              isDoneOutside: refund.is_outside === 1,
              reason: refund.reason,
              failure: refund.failure,
              at: new Date(refund.created_at).toISOString(),
            })),
          }
        }),
      )
    },
  }
}
