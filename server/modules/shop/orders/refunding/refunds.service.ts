/** Money that staff have go back: what is refunded and taken back is decided here, and written down before any provider is asked. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { IdempotencyService } from '#server/modules/platform/idempotency/idempotency.service.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundRow, RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import { PAID_STATES } from '#server/modules/shop/orders/settling/refund-booking.service.ts'
import type { RefundAsking, RefundEnding } from '#server/modules/shop/payments/refund-asking.service.ts'
import type { RefundCalls } from '#server/modules/shop/payments/refund-calls.ts'
import { findUpgrade, upgradedIn } from '#server/modules/shop/rules/find-upgrade.ts'
import { linesIn } from '#server/modules/shop/rules/lines-in.ts'
import { spreadRefund } from '#server/modules/shop/rules/spread-refund.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import type { PaidBy } from '#shared/constants/shop/orders.ts'
import { isAttemptProvider } from '#shared/constants/shop/payments.ts'
import { orderAudit } from '#shared/contract/shop/orders.audit.texts.ts'
import type { AskedRefund, RefundDraft } from '#shared/contract/shop/refunds.ts'
import type { WriteRefundRequest } from './refund-request.ts'

export type Refunds = ReturnType<typeof createRefunds>
export function createRefunds({
  orders,
  refunds,
  asking,
  ending,
  calls,
  holdPayment,
  writeRequest,
  holdLines,
  idempotency,
  audit,
  database,
  now,
}: {
  orders: OrdersStore
  refunds: RefundsStore
  asking: Pick<RefundAsking, 'ask'>
  ending: RefundEnding<RefundRow>
  calls: Pick<RefundCalls, 'canRefund' | 'nextLookUpAt'>
  holdPayment: (paymentId: number) => Promise<void>
  writeRequest: WriteRefundRequest
  holdLines: (lineIds: readonly number[], isHeld: boolean) => Promise<void>
  idempotency: Pick<IdempotencyService, 'once'>
  audit: Pick<AuditService, 'record'>
  database: { transaction<T>(work: () => Promise<T>): Promise<T> }
  now: () => Date
}) {
  /** What may still go back, of money and of lines: what is asked for already, and not clear, counts as gone. */
  async function leftOf(order: OrderRow) {
    const open = (await refunds.listOpenOf(order.id)).filter(({ is_unclaimed }) => is_unclaimed === 0)
    const isUnderWay = new Set(open.flatMap(({ line_ids }) => linesIn(line_ids)))
    const isPaid = PAID_STATES.includes(order.state)
    const lines = (isPaid ? await orders.linesOf([order.id]) : []).filter(
      ({ refunded_at }) => refunded_at === null,
    )
    const asked = open.reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0)
    const kopecks = isPaid ? order.total_kopecks - order.refunded_kopecks - asked : 0
    return { kopecks, lines: lines.filter(({ id }) => !isUnderWay.has(id)) }
  }

  /** Whether money of an order can be sent back from here. */
  async function isSentFromHere({ provider, user_id }: OrderRow): Promise<boolean> {
    if (provider === 'balance') return user_id !== null
    return provider !== null && isAttemptProvider(provider) && calls.canRefund(provider)
  }

  async function decide(order: OrderRow, draft: RefundDraft): Promise<{ amount: number; back: LineRow[] }> {
    const left = await leftOf(order)
    const amount = draft.amountKopecks ?? left.kopecks
    if (amount > left.kopecks || (isFree(order) ? left.lines.length === 0 : amount <= 0))
      throw new AppError('nothing_left')
    const wanted = draft.lineIds ?? []
    if (wanted.some((id) => left.lines.every((line) => line.id !== id)))
      throw new AppError('validation_failed', { fields: { lineIds: 'invalid' } })
    const back = amount === left.kopecks ? left.lines : left.lines.filter(({ id }) => wanted.includes(id))
    if (order.user_id !== null) await orders.lockBuyer(order.user_id)
    const upgrades = await orders.listUpgrades(order)
    const lowered = spreadRefund(await orders.linesOf([order.id]), amount, {
      lineIds: back.map(({ id }) => id),
      upgraded: upgradedIn(upgrades),
    })
    if (findUpgrade(upgrades, [...back, ...lowered])) throw new AppError('upgraded_since')
    return { amount, back }
  }

  /** Who sends the money back: null where it is only booked, or moved between accounts of ours. */
  async function findSender(order: OrderRow, { isDoneOutside }: RefundDraft): Promise<PaidBy | null> {
    if (isDoneOutside === true || isFree(order)) return null
    if (!(await isSentFromHere(order))) throw new AppError('refund_only_outside')
    return order.provider === 'balance' ? null : order.provider
  }

  async function write(uuid: string, draft: RefundDraft, actor: CurrentUser): Promise<{ id: string }> {
    const payment = await refunds.findPayment(uuid)
    if (payment) await holdPayment(payment.id)
    const order = await orders.lock(uuid)
    if (!order) throw new AppError('not_found')
    const { amount, back } = await decide(order, draft)
    const sender = await findSender(order, draft)
    if (sender !== null && !payment) throw new AppError('refund_only_outside')
    const time = now().getTime()
    const id = uuidV7(time)
    const request =
      sender === null || !payment ? null : await writeRequest({ id, order, payment, amount, lines: back })
    const lineIds = back.map((line) => line.id)
    const refund = await refunds.insert({
      uuid: id,
      order_id: order.id,
      payment_id: payment?.id ?? null,
      provider: order.provider ?? 'manual',
      amount_kopecks: amount,
      line_ids: JSON.stringify(lineIds),
      is_outside: draft.isDoneOutside === true ? 1 : 0,
      is_unclaimed: 0,
      reason: draft.reason,
      actor_id: actor.id,
      state: 'pending',
      failure: null,
      provider_refund_id: null,
      receipt: null,
      request: request && JSON.stringify(request),
      created_at: time,
      asked_at: null,
      // Until then it is asked for by whoever wrote it down.
      next_look_up_at: sender === null ? null : calls.nextLookUpAt(time, time),
      settled_at: null,
    })
    await holdLines(lineIds, true)
    await record(order, refund, actor, { amount: inLog(amount), reason: draft.reason })
    if (sender === null) await ending.finish(refund)
    return { id }
  }

  const record = (order: OrderRow, refund: RefundRow, actor: CurrentUser, told: object) =>
    audit.record({
      noun: orderAudit,
      action: 'refund',
      nounId: order.id,
      actorId: actor.id,
      before: { order: order.number, state: order.state },
      after: { order: order.number, state: order.state, refund: refund.uuid, ...told },
    })

  async function read(uuid: string): Promise<AskedRefund> {
    const refund = await refunds.find(uuid)
    if (!refund) throw new AppError('not_found')
    return { id: refund.uuid, state: refund.state }
  }

  return {
    /** What staff read of the refunds of an order. */
    async tell(order: OrderRow) {
      const left = await leftOf(order)
      return {
        refunds: (await refunds.listOf(order.id)).map((refund) => ({
          id: refund.uuid,
          state: refund.state,
          provider: refund.provider,
          amountKopecks: refund.amount_kopecks,
          lineIds: linesIn(refund.line_ids),
          isDoneOutside: refund.is_outside === 1,
          isUnclaimed: refund.is_unclaimed === 1,
          reason: refund.reason,
          failure: refund.failure,
          receipt: refund.receipt,
          at: new Date(refund.created_at).toISOString(),
        })),
        leftKopecks: left.kopecks,
        isRefundedHere: await isSentFromHere(order),
      }
    },

    /**
     * Once for a key, with how it stands once its provider was asked.
     * @throws {AppError} `not_found`, `nothing_left`, `upgraded_since`, `refund_only_outside` or `idempotency_key_reused`
     */
    async make(uuid: string, draft: RefundDraft, key: string, actor: CurrentUser): Promise<AskedRefund> {
      const request = { call: 'refund', uuid, ...draft }
      const { id } = await idempotency.once({ userId: actor.id, key, request }, () =>
        write(uuid, draft, actor),
      )
      await asking.ask(id)
      return read(id)
    },

    /**
     * Staff have looked in the provider's cabinet.
     * @throws {AppError} `not_found`, or `refund_settled` where it is not in review
     */
    decide: (
      { id, refund: uuid }: { id: string; refund: string },
      { isDone, reason }: { isDone: boolean; reason: string },
      actor: CurrentUser,
    ): Promise<AskedRefund> =>
      database.transaction(async () => {
        const [order, refund] = [await orders.find(id), await refunds.find(uuid)]
        if (!order || refund?.order_id !== order.id) throw new AppError('not_found')
        if (refund.state !== 'review') throw new AppError('refund_settled')
        const isFirst = isDone ? await ending.finish(refund) : await ending.fail(refund, null)
        if (!isFirst) throw new AppError('refund_settled')
        await record(order, refund, actor, { amount: inLog(refund.amount_kopecks), reason })
        return read(uuid)
      }),
  }
}

/** What cost nothing is taken back whole, and no money with it. */
const isFree = ({ total_kopecks }: Pick<OrderRow, 'total_kopecks'>) => total_kopecks === 0

const inLog = (kopecks: number) => `${kopecks / KOPECKS_IN_ROUBLE} RUB`
