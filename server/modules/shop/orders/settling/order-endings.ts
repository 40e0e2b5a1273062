/** How unpaid orders end: what they took is given back in the same transaction. */
import type { Database } from '#server/db/database.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'

export type OrderEndings = ReturnType<typeof createOrderEndings>
export function createOrderEndings({
  orders,
  giveBackToStock,
  giveBackCoupon,
  invalidation,
  database,
  now,
}: {
  orders: OrdersStore
  giveBackToStock: (productId: number, quantity: number) => Promise<void>
  giveBackCoupon: (couponId: number) => Promise<void>
  invalidation: Pick<CacheInvalidationService, 'change'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** Gives back to the stock what an order took, and its use of a coupon; joins the caller's transaction, which holds the order. */
  async function giveBack({ id, coupon_id: couponId }: Pick<OrderRow, 'id' | 'coupon_id'>): Promise<void> {
    const counted = (await orders.linesOf([id])).filter(({ from_stock }) => from_stock > 0)
    for (const line of counted.toSorted((one, other) => one.product_id - other.product_id))
      await giveBackToStock(line.product_id, line.from_stock)
    if (couponId !== null) await giveBackCoupon(couponId)
  }

  async function endWithin(
    { uuid, id }: Pick<OrderRow, 'uuid' | 'id'>,
    state: 'expired' | 'cancelled',
  ): Promise<boolean> {
    const over = { state, holds_goods: 0, expires_at: null, check_at: null }
    const ended = await orders.updateUnpaid(uuid, over)
    if (!ended) return false
    await giveBack(ended)
    await orders.insertEvent(id, state, now().getTime())
    return true
  }

  return {
    giveBack,

    /** The same in a transaction that the caller is in. */
    endWithin,

    /** Whether it was unpaid until now. */
    async end(order: Pick<OrderRow, 'uuid' | 'id'>, state: 'expired' | 'cancelled'): Promise<boolean> {
      const work = () => endWithin(order, state)
      const isCounted = (await orders.linesOf([order.id])).some(({ from_stock }) => from_stock > 0)
      return isCounted
        ? invalidation.change('products', work, { inTurn: 'products' })
        : database.transaction(work)
    },
  }
}
