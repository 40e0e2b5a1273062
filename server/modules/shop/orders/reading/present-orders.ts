/** Orders as their buyers read them, in their language. */
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { OrderedDelivery } from '#server/modules/games/deliveries/deliveries.store.ts'
import type { EventRow, LineRow, OrderRow } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { PaymentAttemptRow } from '#server/modules/shop/payments/payment-attempts.store.ts'
import { cameToNothing } from '#server/modules/shop/rules/came-to-nothing.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { latestAt } from '#server/modules/shop/rules/latest-at.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { PaymentWay } from '#shared/constants/shop/orders.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { fill } from '#shared/texts/words.ts'
import { orderTexts } from './orders.texts.ts'
import { presentDeliveries } from './present-deliveries.ts'

/** All that is told of an order. */
export type OrderParts = {
  order: OrderRow
  lines: readonly LineRow[]
  events: readonly EventRow[]
  deliveries: readonly OrderedDelivery[]
  /** The newest first. */
  attempts: readonly PaymentAttemptRow[]
  /** Addresses of products in the shop, by id. */
  keys: ReadonlyMap<number, string>
  /** By what an unpaid one could be paid. */
  providers: PaymentWay[]
}

export function presentOrder(parts: OrderParts, language: Language, now: Date): Order {
  const { order, lines, deliveries, attempts, keys, providers } = parts
  const isUnpaid = order.state === 'awaiting_payment'
  const latest = latestAt(attempts, order.provider)
  return {
    id: order.uuid,
    number: order.number,
    status: order.state,
    createdAt: new Date(order.created_at).toISOString(),
    paidAt: isoTimeOrNull(order.paid_at),
    expiresAt: isoTimeOrNull(order.expires_at),
    recipient: { game: 'minecraft', name: order.recipient ?? '' },
    isGift: order.is_gift === 1,
    email: order.email ?? '',
    provider: order.provider,
    isTest: order.is_test === 1,
    coupon: order.coupon,
    totalKopecks: order.total_kopecks,
    refundedKopecks: order.refunded_kopecks,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      quantity: line.quantity,
      priceKopecks: line.price_kopecks,
      discountKopecks: line.discount_kopecks,
      totalKopecks: line.total_kopecks,
      name_ru: line.name_ru,
      name_en: line.name_en,
      key: keys.get(line.product_id) ?? null,
      imageUrl: line.image,
      endsAt: isoTimeOrNull(line.ends_at),
      odds: JSON.parse(line.odds),
      refundedKopecks: line.refunded_kopecks,
      deliveries: presentDeliveries(
        deliveries.filter(({ line_id }) => line_id === line.id),
        { language, now, isRefunded: line.refunded_at !== null },
      ),
    })),
    payUrl: isUnpaid && latest?.state === 'pending' ? latest.pay_url : null,
    providers: isUnpaid ? providers : [],
    timeline: timelineOf(parts, language),
  }
}

function timelineOf({ order, lines, events, attempts }: OrderParts, language: Language): Order['timeline'] {
  const { events: words, free } = orderTexts[language]
  const refused = attempts
    .filter(cameToNothing)
    .map((attempt) => ({
      at: attempt.looked_up_at ?? attempt.created_at,
      kind: 'payment_refused' as const,
      line_id: null,
      kopecks: null,
    }))
    // What nobody paid until the order was over is no news.
    .filter(({ at }) => order.paid_at === null || at < order.paid_at)
  return [...events, ...refused]
    .map(({ at, kind, line_id, kopecks }) => ({
      at: new Date(at).toISOString(),
      kind,
      lineId: line_id,
      text: fill((order.total_kopecks === 0 && free[kind]) || words[kind], {
        name: lines.find(({ id }) => id === line_id)?.[`name_${language}`] ?? '',
        sum: formatRubles(kopecks ?? 0, language),
      }),
    }))
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
