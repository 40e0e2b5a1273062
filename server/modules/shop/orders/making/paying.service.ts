/** What buyers do with an order that is not paid: pay it otherwise, or give it up. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { PaymentWays } from '#server/modules/shop/orders/quote/payment-ways.ts'
import type { OrderEndings } from '#server/modules/shop/orders/settling/order-endings.ts'
import type { PaymentWay } from '#shared/constants/shop/orders.ts'
import type { OrderPayments } from './order-payments.ts'

export type OrderPaying = ReturnType<typeof createOrderPaying>
export function createOrderPaying({
  orders,
  payments,
  ways,
  endings,
  database,
}: {
  orders: OrdersStore
  payments: OrderPayments
  ways: Pick<PaymentWays, 'isTest'>
  endings: Pick<OrderEndings, 'end'>
  database: Pick<Database, 'transaction'>
}) {
  async function findOwn(uuid: string, { id }: CurrentUser) {
    const order = await orders.findOwn(uuid, id)
    if (!order) throw new AppError('not_found')
    return order
  }

  return {
    /** @throws {AppError} `not_found`, `order_settled`, `price_changed`, `provider_off` or `balance_too_low` */
    async pay(uuid: string, way: PaymentWay, currentUser: CurrentUser): Promise<{ payUrl: string | null }> {
      const found = await findOwn(uuid, currentUser)
      // Made while the shop was a test, or the other way about: no money of the other kind pays for it.
      if (found.is_test !== (ways.isTest ? 1 : 0)) await endings.end(found, 'expired')
      await database.transaction(async () => {
        const order = await orders.lock(uuid)
        if (order?.state !== 'awaiting_payment') throw new AppError('order_settled')
        await payments.begin(order, await orders.linesOf([order.id]), way)
      })
      payments.afterwards()
      return { payUrl: await payments.askForUrl(uuid, way) }
    },

    /** @throws {AppError} `not_found` or `order_settled` */
    async cancel(uuid: string, currentUser: CurrentUser): Promise<void> {
      const order = await findOwn(uuid, currentUser)
      if (!(await endings.end(order, 'cancelled'))) throw new AppError('order_settled')
    },
  }
}
