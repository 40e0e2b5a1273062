/** What staff do with money of nobody: it is the order's, the buyer's, or goes back; each once, whoever else decides at the same time. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundRow, RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { UnclaimedRow, UnclaimedStore } from '#server/modules/shop/orders/kept/unclaimed.store.ts'
import type { HoldingsStore } from '#server/modules/shop/orders/quote/holdings.store.ts'
import type { Giving } from '#server/modules/shop/orders/settling/giving.service.ts'
import type { Settling } from '#server/modules/shop/orders/settling/settling.service.ts'
import type { UnclaimedMoney } from '#server/modules/shop/orders/settling/unclaimed-money.service.ts'
import type { RefundAsking, RefundEnding } from '#server/modules/shop/payments/refund-asking.service.ts'
import type { RefundCalls } from '#server/modules/shop/payments/refund-calls.ts'
import { isForGood } from '#server/modules/shop/rules/price-items.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import type { UnclaimedDecision } from '#shared/constants/shop/orders.ts'
import { orderAudit } from '#shared/contract/shop/orders.audit.texts.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import type { DecidedUnclaimed, UnclaimedDraft } from '#shared/contract/shop/unclaimed.ts'
import type { WriteRefundRequest } from './refund-request.ts'

export type UnclaimedDeciding = ReturnType<typeof createUnclaimedDeciding>
export function createUnclaimedDeciding({
  orders,
  unclaimed,
  money,
  refunds,
  asking,
  ending,
  calls,
  writeRequest,
  holdPayment,
  settling,
  hold,
  products,
  takeCoupon,
  holdings,
  isTest,
  afterwards,
  invalidation,
  audit,
  database,
  now,
}: {
  orders: OrdersStore
  unclaimed: UnclaimedStore
  money: Pick<UnclaimedMoney, 'credit' | 'payOrder'>
  refunds: Pick<RefundsStore, 'insert' | 'listOpenOfPayment'>
  asking: Pick<RefundAsking, 'ask'>
  ending: Pick<RefundEnding<RefundRow>, 'finish'>
  calls: Pick<RefundCalls, 'canRefund' | 'nextLookUpAt'>
  writeRequest: WriteRefundRequest
  holdPayment: (paymentId: number) => Promise<void>
  settling: Pick<Settling, 'markPaid'>
  /** Holds what whoever gives touches, in the order of everybody. */
  hold: Giving['hold']
  products: {
    list: () => Promise<Product[]>
    takeFromStock: (id: number, quantity: number) => Promise<boolean>
  }
  takeCoupon: (id: number) => Promise<boolean>
  holdings: Pick<HoldingsStore, 'listOwned'>
  isTest: boolean
  /** Sends what was queued, once it is committed. */
  afterwards: () => void
  invalidation: Pick<CacheInvalidationService, 'change'>
  audit: Pick<AuditService, 'record'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** What could be done with it now. */
  async function waysOf(order: OrderRow, row: UnclaimedRow): Promise<UnclaimedDecision[]> {
    if ((await refunds.listOpenOfPayment(row.payment_id)).length > 0) return []
    // What a test brought buys nothing where money is real.
    const isOurs = row.currency === 'RUB' && order.user_id !== null && (order.is_test === 0 || isTest)
    const isForOrder =
      isOurs &&
      order.paid_at === null &&
      order.recipient !== null &&
      order.state !== 'awaiting_payment' &&
      row.left_kopecks >= order.total_kopecks
    const isSent = row.currency === 'RUB' && (await calls.canRefund(row.provider))
    return [
      ...(isForOrder ? (['order'] as const) : []),
      ...(isOurs ? (['balance'] as const) : []),
      ...(isSent ? (['return'] as const) : []),
      'outside',
    ]
  }

  /** Takes again what the order gave back when its time was over. */
  async function retake(order: OrderRow, folded: string): Promise<void> {
    const lines = await orders.linesOf([order.id])
    const owned = await holdings.listOwned(folded, now().getTime())
    const forGood = new Set((await products.list()).filter(isForGood).map(({ id }) => id))
    const isOwned = ({ product_id: id }: { product_id: number }) =>
      forGood.has(id) && owned.some(({ productId }) => productId === id)
    if (lines.some(isOwned)) throw new AppError('already_owned')
    if (order.holds_goods === 1) return
    const counted = lines.filter(({ from_stock }) => from_stock > 0)
    for (const line of counted.toSorted((one, other) => one.product_id - other.product_id))
      if (!(await products.takeFromStock(line.product_id, line.from_stock))) throw new AppError('sold_out')
    // What is paid is not turned away for a coupon that others have used up since.
    if (order.coupon_id !== null) await takeCoupon(order.coupon_id)
    await orders.update(order.id, { holds_goods: 1 })
  }

  async function give(order: OrderRow, userId: number, row: UnclaimedRow): Promise<void> {
    const lines = await orders.linesOf([order.id])
    await hold(order, lines)
    await retake(order, order.recipient_folded ?? '')
    await money.payOrder(order, userId, row)
    await settling.markPaid({ ...order, holds_goods: 1 }, lines, row.provider)
  }

  /** Writes down that it is to go back, before anybody is asked. */
  async function writeReturn(
    order: OrderRow,
    row: UnclaimedRow,
    { isOutside, reason, actorId }: { isOutside: boolean; reason: string; actorId: number | null },
  ) {
    const time = now().getTime()
    const uuid = uuidV7(time)
    const payment = { ...row, id: row.payment_id, payment_id: row.reference }
    const request = isOutside
      ? null
      : await writeRequest({ id: uuid, order, payment, amount: row.left_kopecks, lines: null })
    return refunds.insert({
      uuid,
      order_id: order.id,
      payment_id: row.payment_id,
      provider: row.provider,
      amount_kopecks: row.left_kopecks,
      line_ids: '[]',
      is_outside: isOutside ? 1 : 0,
      is_unclaimed: 1,
      reason,
      actor_id: actorId,
      state: 'pending',
      failure: null,
      provider_refund_id: null,
      receipt: null,
      request: request && JSON.stringify(request),
      created_at: time,
      asked_at: null,
      next_look_up_at: isOutside ? null : actorId === null ? time : calls.nextLookUpAt(time, time),
      settled_at: null,
    })
  }

  async function act(order: OrderRow, row: UnclaimedRow, draft: UnclaimedDraft, actor: CurrentUser) {
    const { decision, reason } = draft
    if (!(await waysOf(order, row)).includes(decision)) throw new AppError('unclaimed_impossible')
    const { user_id: userId } = order
    if (decision === 'order' && userId !== null) await give(order, userId, row)
    else if (decision === 'balance' && userId !== null) await money.credit(order, userId, row)
    else {
      const isOutside = decision === 'outside'
      const refund = await writeReturn(order, row, { isOutside, reason, actorId: actor.id })
      if (isOutside) await ending.finish(refund)
      return refund.uuid
    }
    return null
  }

  async function write(uuid: string, id: number, draft: UnclaimedDraft, actor: CurrentUser) {
    const before = await unclaimed.find(id)
    if (before) await holdPayment(before.payment_id)
    const order = await orders.lock(uuid)
    if (!order) throw new AppError('not_found')
    // As it stands now that nobody else decides.
    const row = (await unclaimed.listOf(order.id)).find((one) => one.id === id)
    if (!row || (await refunds.listOpenOfPayment(row.payment_id)).length > 0)
      throw new AppError('unclaimed_settled')
    const refund = await act(order, row, draft, actor)
    const after = await orders.findById(order.id)
    await audit.record({
      noun: orderAudit,
      action: 'decide',
      nounId: order.id,
      actorId: actor.id,
      before: { order: order.number, state: order.state },
      after: {
        order: order.number,
        state: after?.state ?? order.state,
        decision: draft.decision,
        amount: `${row.left_kopecks / KOPECKS_IN_ROUBLE} ${row.currency}`,
        reason: draft.reason,
      },
    })
    return refund
  }

  return {
    waysOf,

    /** A second payment of an order goes back by itself, where its provider can. Joins the caller's transaction. */
    async returnByItself(order: OrderRow, row: UnclaimedRow): Promise<void> {
      if (row.reason === 'second' && (await calls.canRefund(row.provider)))
        await writeReturn(order, row, { isOutside: false, reason: '', actorId: null })
    },

    /** @throws {AppError} what the endpoint declares */
    async decide(
      { id: uuid, unclaimed: id }: { id: string; unclaimed: number },
      draft: UnclaimedDraft,
      actor: CurrentUser,
    ): Promise<DecidedUnclaimed> {
      const work = () => write(uuid, id, draft, actor)
      // An order that is paid may take from a stock again.
      const refund = await (draft.decision === 'order'
        ? invalidation.change('products', work, { inTurn: 'products' })
        : database.transaction(work))
      if (refund !== null && draft.decision === 'return') await asking.ask(refund)
      afterwards()
      return { isDecided: (await unclaimed.find(id)) === undefined }
    },
  }
}
