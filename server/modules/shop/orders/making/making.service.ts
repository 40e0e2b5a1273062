/** How an order comes to be: everything it takes is taken in one transaction, and its payment is asked for afterwards. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { IdempotencyService } from '#server/modules/platform/idempotency/idempotency.service.ts'
import type {
  CouponedBasket,
  CouponsService,
  CouponUser,
} from '#server/modules/shop/coupons/coupons.service.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { PaymentWays } from '#server/modules/shop/orders/quote/payment-ways.ts'
import type { Offer, Pricing } from '#server/modules/shop/orders/quote/pricing.service.ts'
import { createOrderNumber } from '#server/modules/shop/rules/order-number.ts'
import type { PricedBasket, PricedItem } from '#server/modules/shop/rules/price-items.ts'
import type { ErrorCode } from '#shared/constants/error-codes.ts'
import { type Missing, ORDER_KEPT_UNPAID_MS, UNPAID_ORDERS_MAX } from '#shared/constants/shop/orders.ts'
import type { MadeOrder, OrderDraft } from '#shared/contract/shop/orders.ts'
import { lineOf } from './line-of.ts'
import type { OrderPayments } from './order-payments.ts'

/** As which refusal an order says what a quote calls missing. */
const REFUSAL: Record<Missing, ErrorCode> = {
  recipient: 'validation_failed',
  age: 'adults_only',
  not_for_sale: 'not_for_sale',
  sold_out: 'sold_out',
  limit_reached: 'limit_reached',
  already_owned: 'already_owned',
  required_product: 'required_product',
  unknown_coupon: 'coupon_refused',
  coupon_later: 'coupon_refused',
  coupon_over: 'coupon_refused',
  coupon_used_up: 'coupon_refused',
  coupon_not_for_these: 'coupon_refused',
}

/** Who orders, and what they were told when a coupon was looked at. */
type Buyer = CouponUser & { userId: number; asked?: PricedBasket }

export type OrderMaking = ReturnType<typeof createOrderMaking>
export function createOrderMaking({
  orders,
  pricing,
  coupons,
  ways,
  products,
  holdRoles,
  payments,
  idempotency,
  invalidation,
  database,
  now,
}: {
  orders: OrdersStore
  pricing: Pricing
  coupons: Pick<CouponsService, 'apply' | 'noteWrong' | 'take'>
  ways: Pick<PaymentWays, 'isOpen' | 'isTest'>
  products: {
    takeFromStock: (id: number, quantity: number) => Promise<boolean>
    hasStock: (ids: readonly number[]) => Promise<boolean>
    giveRole: (ids: readonly number[]) => Promise<boolean>
  }
  holdRoles: () => Promise<void>
  payments: Pick<OrderPayments, 'begin' | 'askForUrl' | 'afterwards'>
  idempotency: Pick<IdempotencyService, 'once'>
  invalidation: Pick<CacheInvalidationService, 'change'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** What is paid at once is given at once: roles and buyer are held in the order in which whoever gives holds them. */
  async function hold({ items }: OrderDraft, userId: number): Promise<void> {
    if (await products.giveRole(idsIn(items))) await holdRoles()
    await orders.lockBuyer(userId)
  }

  /**
   * Stock is taken in one order by everybody; where something is limited, or for days, its row is held until the transaction ends.
   * Whether any was.
   */
  async function take(priced: PricedBasket): Promise<boolean> {
    const held = priced.lines.filter(
      ({ product }) => pricing.isLimited(product) || product.durationDays !== null,
    )
    for (const { productId, quantity } of held.toSorted((one, other) => one.productId - other.productId))
      if (!(await products.takeFromStock(productId, quantity))) throw new AppError('sold_out')
    return held.length > 0
  }

  async function write(draft: OrderDraft, buyer: Buyer): Promise<{ uuid: string }> {
    const { userId } = buyer
    if (!(await ways.isOpen())) throw new AppError('shop_closed')
    await hold(draft, userId)
    const offer = await pricing.readOffer(draft.items)
    if (!(await pricing.isName(draft.items, draft.recipient.name, offer)))
      throw new AppError('validation_failed', { fields: { 'recipient.name': 'minecraftName' } })
    const player = { recipient: draft.recipient.name, userId }
    const asked = await pricing.price(draft.items, offer, player)
    refuse(asked, draft)
    // What others took until the rows were held is known only now.
    const held = (await take(asked)) ? await pricing.price(draft.items, offer, player) : asked
    const priced = await coupons.apply(held, draft.coupon, buyer)
    buyer.asked = priced
    refuse(priced, draft)
    const { expectedTotalKopecks: expected } = draft
    if (expected !== undefined && expected !== priced.totalKopecks) throw new AppError('price_changed')
    if ((await orders.countUnpaid(userId)) >= UNPAID_ORDERS_MAX) throw new AppError('too_many_unpaid_orders')
    const { couponId } = priced
    if (couponId !== null && !(await coupons.take(couponId))) throw new AppError('coupon_refused')
    const order = await insert(draft, priced, userId)
    const lines = await insertLines(order, priced.lines, offer)
    await payments.begin(order, lines, priced.totalKopecks === 0 ? null : draft.provider, { isNew: true })
    return { uuid: order.uuid }
  }

  async function insert(
    { recipient, isGift, email, coupon }: OrderDraft,
    { totalKopecks, couponId }: CouponedBasket,
    userId: number,
  ): Promise<OrderRow> {
    const time = now().getTime()
    const expiresAt = time + ORDER_KEPT_UNPAID_MS
    for (;;) {
      const order = await orders.insert({
        uuid: uuidV7(time),
        number: createOrderNumber(),
        user_id: userId,
        email,
        recipient: recipient.name,
        recipient_folded: foldForSearch(recipient.name),
        is_gift: isGift ? 1 : 0,
        state: 'awaiting_payment',
        holds_goods: 1,
        provider: null,
        is_test: ways.isTest ? 1 : 0,
        coupon: coupon ?? null,
        coupon_id: couponId,
        total_kopecks: totalKopecks,
        created_at: time,
        expires_at: expiresAt,
        check_at: expiresAt,
        paid_at: null,
      })
      if (!order) continue
      await orders.insertEvent(order.id, 'made', time)
      return order
    }
  }

  async function insertLines(
    order: OrderRow,
    items: readonly PricedItem[],
    { actions }: Offer,
  ): Promise<LineRow[]> {
    const lines = await orders.insertLines(
      order.id,
      items.map((item) => lineOf(item, actions.get(item.productId) ?? [])),
    )
    for (const [index, item] of items.entries()) {
      const line = lines[index]
      if (!line || item.upgradedProducts.length === 0) continue
      const lower = lines.filter(({ product_id }) => item.upgradedProducts.includes(product_id))
      const upgraded = JSON.stringify([...item.upgradedLines, ...lower.map(({ id }) => id)])
      await orders.updateLine(line.id, { upgraded_lines: upgraded })
    }
    return lines
  }

  return {
    /**
     * Orders once for a key, and says where to pay.
     * @throws {AppError} what the endpoint declares
     */
    async make(
      draft: OrderDraft,
      key: string,
      { id: userId }: CurrentUser,
      address: string,
    ): Promise<MadeOrder> {
      const buyer: Buyer = { userId, address }
      const once = () =>
        idempotency.once({ userId, key, request: { call: 'order', ...draft } }, () => write(draft, buyer))
      const isCounted = await products.hasStock(idsIn(draft.items))
      // Whoever changes what pages show of the stock takes turns with the staff who edit it.
      const { uuid } = await (isCounted
        ? invalidation.change('products', once, { inTurn: 'products' })
        : database.transaction(once)
      ).catch(async (error: unknown) => {
        // Out of the transaction, which takes back whatever was counted in it.
        if (buyer.asked) await coupons.noteWrong(buyer.asked, buyer)
        throw error
      })
      const payUrl = await payments.askForUrl(uuid, draft.provider)
      const order = await orders.find(uuid)
      if (!order) throw new AppError('not_found')
      // What is still to be paid owes nobody a letter.
      if (order.state !== 'awaiting_payment') payments.afterwards()
      return {
        id: order.uuid,
        number: order.number,
        status: order.state,
        totalKopecks: order.total_kopecks,
        payUrl: order.state === 'awaiting_payment' ? payUrl : null,
      }
    },
  }
}

const idsIn = (items: OrderDraft['items']) => items.map(({ productId }) => productId)

/** @throws {AppError} for the first thing that is missing */
function refuse({ missing }: PricedBasket, { isAdult }: OrderDraft): void {
  const first = missing.find(({ code }) => code !== 'age' || isAdult !== true)
  if (first) throw new AppError(REFUSAL[first.code])
}
