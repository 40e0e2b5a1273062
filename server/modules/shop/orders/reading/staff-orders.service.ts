/** Orders as staff find, read and confirm them. */

import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import { timesOfDays } from '#server/lib/times-of-days.ts'
import type { LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { UnclaimedStore } from '#server/modules/shop/orders/kept/unclaimed.store.ts'
import type { Refunds } from '#server/modules/shop/orders/refunding/refunds.service.ts'
import type { UnclaimedDeciding } from '#server/modules/shop/orders/refunding/unclaimed-deciding.service.ts'
import type { Settling } from '#server/modules/shop/orders/settling/settling.service.ts'
import type { PaymentAttemptsStore } from '#server/modules/shop/payments/payment-attempts.store.ts'
import type { Language } from '#shared/constants/languages.ts'
import { orderAudit } from '#shared/contract/shop/orders.audit.texts.ts'
import type { ListedOrder, OrderSearch, StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import type { OwnOrders } from './own-orders.service.ts'
import { presentOrder } from './present-orders.ts'
import type { FoundOrder, StaffOrdersStore } from './staff-orders.store.ts'

export type StaffOrders = ReturnType<typeof createStaffOrders>
export function createStaffOrders({
  orders,
  unclaimed,
  found,
  gather,
  payManually,
  ledger,
  refunds,
  refundRows,
  payments,
  waysOf,
  afterwards,
  audit,
  database,
  timeZone,
  now,
}: {
  orders: Pick<OrdersStore, 'lock' | 'linesOf'>
  unclaimed: Pick<UnclaimedStore, 'listOf'>
  found: StaffOrdersStore
  gather: OwnOrders['gather']
  payManually: Settling['payManually']
  /** Sends what was queued, once it is committed. */
  afterwards: () => void
  ledger: Pick<LedgerService, 'listOfOrder'>
  refunds: Pick<Refunds, 'tell'>
  refundRows: Pick<RefundsStore, 'settleReceipts'>
  payments: Pick<PaymentAttemptsStore, 'settleReceipts' | 'settleRefundedMore'>
  waysOf: UnclaimedDeciding['waysOf']
  audit: Pick<AuditService, 'record' | 'listOf'>
  database: Pick<Database, 'transaction'>
  /** By whose clock days are counted: the community's. */
  timeZone: () => Promise<string>
  now: () => Date
}) {
  async function get(uuid: string, reader: CurrentUser, language: Language): Promise<StaffOrder> {
    const order = await found.find(uuid)
    const [parts] = order ? await gather([order], false) : []
    if (!order || !parts) throw new AppError('not_found')
    const { recipient: _, email: __, ...presented } = presentOrder(parts, language, now())
    return {
      ...presented,
      ...personOf(order, reader),
      payUrl: null,
      lines: presented.lines.map((line) => ({
        ...line,
        coinsShort: parts.lines.find(({ id }) => id === line.id)?.coins_short ?? 0,
      })),
      ...(await refunds.tell(order)),
      postings: await ledger.listOfOrder(uuid),
      deeds: (await audit.listOf(orderAudit, order.id, language)).map(({ at, description, after }) => ({
        at,
        text: description,
        reason: typeof after?.reason === 'string' ? after.reason : null,
      })),
      attempts: parts.attempts.map((attempt) => ({
        provider: attempt.provider,
        reference: attempt.payment_id ?? String(attempt.number),
        state: attempt.state,
        reason: attempt.reason,
        receipt: attempt.receipt,
        amountKopecks: attempt.amount_kopecks,
        createdAt: new Date(attempt.created_at).toISOString(),
      })),
      unclaimed: await Promise.all(
        (await unclaimed.listOf(order.id)).map(async (money) => ({
          id: money.id,
          reason: money.reason,
          provider: money.provider,
          paymentId: money.reference,
          amount: money.left_kopecks,
          currency: money.currency,
          at: new Date(money.at).toISOString(),
          ways: await waysOf(order, money),
        })),
      ),
    }
  }

  function note(order: OrderRow, action: 'mark_done' | 'decide', why: object, actor: CurrentUser) {
    const told = { order: order.number, state: order.state }
    return audit.record({
      noun: orderAudit,
      action,
      nounId: order.id,
      actorId: actor.id,
      before: told,
      after: { ...told, ...why },
    })
  }

  return {
    get,

    countWaiting: found.countWaiting,

    async list({ page, pageSize, from, to, ...search }: OrderSearch, reader: CurrentUser) {
      const filter = {
        ...search,
        ...timesOfDays({ from, to }, await timeZone()),
        findsEmails: seesPersonalData(reader),
      }
      const rows = await found.list(filter, pageSize, (page - 1) * pageSize)
      const ids = rows.map(({ id }) => id)
      const [lines, waiting] = await Promise.all([orders.linesOf(ids), found.listUnclaimed(ids)])
      return {
        data: rows.map(
          (order): ListedOrder => ({
            id: order.uuid,
            number: order.number,
            status: order.state,
            createdAt: new Date(order.created_at).toISOString(),
            paidAt: isoTimeOrNull(order.paid_at),
            provider: order.provider,
            isTest: order.is_test === 1,
            totalKopecks: order.total_kopecks,
            refundedKopecks: order.refunded_kopecks,
            ...personOf(order, reader),
            hasUnclaimed: waiting.has(order.id),
            items: lines
              .filter(({ order_id }) => order_id === order.id)
              .map(({ name_ru, name_en, quantity }) => ({ name_ru, name_en, quantity })),
          }),
        ),
        total: await found.count(filter),
        page,
        pageSize,
      }
    },

    /** @throws {AppError} `not_found`, `order_settled` where it is not unpaid, or `price_changed` */
    async confirm(uuid: string, reason: string, actor: CurrentUser, language: Language): Promise<StaffOrder> {
      await database.transaction(async () => {
        const order = await orders.lock(uuid)
        if (!order) throw new AppError('not_found')
        if (order.state !== 'awaiting_payment') throw new AppError('order_settled')
        await payManually(order)
        await audit.record({
          noun: orderAudit,
          action: 'confirm',
          nounId: order.id,
          actorId: actor.id,
          before: { order: order.number, state: order.state },
          after: { order: order.number, state: 'paid', reason },
        })
      })
      afterwards()
      return get(uuid, actor, language)
    },

    /**
     * Others were made for those that were refused.
     * @throws {AppError} `not_found`
     */
    async settleReceipts(uuid: string, reason: string, actor: CurrentUser, language: Language) {
      await database.transaction(async () => {
        const order = await orders.lock(uuid)
        if (!order) throw new AppError('not_found')
        const ofTries = await payments.settleReceipts('order', order.uuid)
        const ofRefunds = await refundRows.settleReceipts(order.id)
        if (!ofTries && !ofRefunds) return
        await note(order, 'mark_done', { reason }, actor)
      })
      return get(uuid, actor, language)
    },

    /**
     * What a provider tells to have given back beyond the books was looked into.
     * @throws {AppError} `not_found`
     */
    async settleRefundedMore(uuid: string, reason: string, actor: CurrentUser, language: Language) {
      await database.transaction(async () => {
        const isNew = await payments.settleRefundedMore('order', uuid)
        const order = await orders.lock(uuid)
        if (!order) throw new AppError('not_found')
        if (isNew) await note(order, 'decide', { decision: 'refunded_more', reason }, actor)
      })
      return get(uuid, actor, language)
    },
  }
}

function personOf({ user_id, username, email, recipient }: FoundOrder, reader: CurrentUser) {
  return {
    buyer: user_id === null || username === null ? null : { id: user_id, username },
    email: seesPersonalData(reader) ? email : null,
    recipient,
  }
}
