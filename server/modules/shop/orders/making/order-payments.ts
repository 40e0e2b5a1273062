/** How orders are paid: at once, from a balance, or by a try at a provider. */
import { AppError } from '#server/lib/app-error.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { PaymentWays } from '#server/modules/shop/orders/quote/payment-ways.ts'
import type { Settling } from '#server/modules/shop/orders/settling/settling.service.ts'
import type { PaymentAttemptsService } from '#server/modules/shop/payments/payment-attempts.service.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/constants/languages.ts'
import { orderPath, type PaymentWay } from '#shared/constants/shop/orders.ts'
import { type AttemptProvider, isAttemptProvider } from '#shared/constants/shop/payments.ts'
import { fill } from '#shared/texts/words.ts'
import { paymentTexts } from './payment.texts.ts'

export type OrderPayments = ReturnType<typeof createOrderPayments>
export function createOrderPayments({
  orders,
  attempts,
  ways,
  settling,
  afterwards,
  siteUrl,
}: {
  orders: OrdersStore
  attempts: Pick<PaymentAttemptsService, 'prepare' | 'isOpen' | 'askForUrl'>
  ways: Pick<PaymentWays, 'list'>
  settling: Pick<Settling, 'assertPrice' | 'markPaid' | 'payFromBalance'>
  /** Sends what was queued, once it is committed. */
  afterwards: () => void
  siteUrl: string
}) {
  /** Writes a try down; joins the transaction in which the order is held. */
  async function tryBy(
    provider: AttemptProvider,
    order: OrderRow,
    lines: readonly LineRow[],
    isFirst: boolean,
  ): Promise<void> {
    const buyer = order.user_id === null ? undefined : await orders.findBuyer(order.user_id)
    if (!buyer || order.email === null) throw new AppError('order_settled')
    const language: Language = isLanguage(buyer.language) ? buyer.language : DEFAULT_LANGUAGE
    const words = paymentTexts[language]
    const prepared = await attempts.prepare({
      subject: 'order',
      subjectId: order.uuid,
      isFirst,
      userId: buyer.id,
      provider,
      amountKopecks: order.total_kopecks,
      description: fill(words.order, { number: order.number }),
      email: order.email,
      language,
      returnUrl: siteUrl + orderPath(order.uuid),
      lines: lines.map((line) => ({
        name: line.name_ru,
        quantity: line.quantity,
        totalKopecks: line.total_kopecks,
      })),
    })
    if (!prepared) throw new AppError('provider_off')
  }

  return {
    /**
     * Has an unpaid order that the transaction holds, or has just made, paid by something; by null where there is nothing to pay.
     * @throws {AppError} `price_changed`, `provider_off` or `balance_too_low`
     */
    async begin(
      order: OrderRow,
      lines: readonly LineRow[],
      way: PaymentWay | null,
      { isNew } = { isNew: false },
    ): Promise<void> {
      // That of a new one is asked for once more when it is paid.
      const isPaidNow = way === null || way === 'balance'
      if (isPaidNow || !isNew) await settling.assertPrice(order, lines)
      if (way === null) return settling.markPaid(order, lines, null)
      if (way === 'balance') return settling.payFromBalance(order, lines)
      if (!(await ways.list(order.total_kopecks, order.user_id)).includes(way))
        throw new AppError('provider_off')
      if (isNew || !(await attempts.isOpen('order', order.uuid, way))) await tryBy(way, order, lines, isNew)
      await orders.update(order.id, { provider: way })
    },

    /** Once that is committed: where it is paid; null where nothing has to be opened, or the provider's answer is not clear. */
    askForUrl: async (uuid: string, way: PaymentWay | null): Promise<string | null> =>
      way !== null && isAttemptProvider(way) ? attempts.askForUrl('order', uuid, way) : null,

    afterwards,
  }
}
