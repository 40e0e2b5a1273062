/** One's own orders, read. */

import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { DeliveriesService } from '#server/modules/games/deliveries/deliveries.service.ts'
import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { PaymentWays } from '#server/modules/shop/orders/quote/payment-ways.ts'
import type { PaymentAttemptsService } from '#server/modules/shop/payments/payment-attempts.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ORDERS_PAGE_SIZE } from '#shared/constants/shop/orders.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { type OrderParts, presentOrder } from './present-orders.ts'

export type OwnOrders = ReturnType<typeof createOwnOrders>
export function createOwnOrders({
  orders,
  deliveries,
  attempts,
  lookUpSoon,
  ways,
  listProducts,
  now,
}: {
  orders: OrdersStore
  deliveries: Pick<DeliveriesService, 'listOfOrders'>
  attempts: Pick<PaymentAttemptsService, 'listOfAll' | 'hurry'>
  lookUpSoon: () => void
  ways: Pick<PaymentWays, 'list'>
  listProducts: () => Promise<Product[]>
  now: () => Date
}) {
  async function gather(rows: readonly OrderRow[], isForBuyer: boolean): Promise<OrderParts[]> {
    const ids = rows.map(({ id }) => id)
    const uuids = rows.map(({ uuid }) => uuid)
    const [lines, events, jobs, tries, products] = await Promise.all([
      orders.linesOf(ids),
      orders.eventsOf(ids),
      deliveries.listOfOrders(uuids),
      attempts.listOfAll('order', uuids),
      listProducts(),
    ])
    const keys = new Map(products.map(({ id, key }) => [id, key]))
    const waysOf = async ({ state, total_kopecks, user_id }: OrderRow) =>
      isForBuyer && state === 'awaiting_payment' ? ways.list(total_kopecks, user_id) : []
    return Promise.all(
      rows.map(async (order) => ({
        order,
        lines: lines.filter(({ order_id }) => order_id === order.id),
        events: events.filter(({ order_id }) => order_id === order.id),
        deliveries: jobs.filter(({ order_uuid }) => order_uuid === order.uuid),
        attempts: tries.filter(({ subject_id }) => subject_id === order.uuid),
        keys,
        providers: await waysOf(order),
      })),
    )
  }

  return {
    gather,

    async list(
      { before, limit = ORDERS_PAGE_SIZE }: { before?: string | undefined; limit?: number | undefined },
      { id }: CurrentUser,
      language: Language,
    ): Promise<Order[]> {
      const first = before === undefined ? undefined : await orders.findOwn(before, id)
      if (before !== undefined && !first) return []
      const rows = await orders.listOwn(id, limit, first?.id)
      return (await gather(rows, true)).map((parts) => presentOrder(parts, language, now()))
    },

    /**
     * Reading an unpaid one has its payment looked up; nobody waits for that.
     * @throws {AppError} `not_found`, for somebody else's too
     */
    async get(uuid: string, { id }: CurrentUser, language: Language): Promise<Order> {
      const order = await orders.findOwn(uuid, id)
      if (!order) throw new AppError('not_found')
      if (order.state === 'awaiting_payment') {
        await attempts.hurry('order', uuid)
        lookUpSoon()
      }
      const [parts] = await gather([order], true)
      if (!parts) throw new AppError('not_found')
      return presentOrder(parts, language, now())
    },
  }
}
