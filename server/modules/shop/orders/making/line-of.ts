import type { NewLine } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { OrderedAction } from '#server/modules/shop/rules/ordered-actions.ts'
import type { PricedItem } from '#server/modules/shop/rules/price-items.ts'

/** What is kept of a product as it is when it is ordered. */
export function lineOf(item: PricedItem, actions: readonly OrderedAction[]): NewLine {
  const { product } = item
  return {
    product_id: product.id,
    quantity: item.quantity,
    from_stock: product.stockLeft === null ? 0 : item.quantity,
    price_kopecks: item.priceKopecks,
    discount_kopecks: item.discountKopecks,
    total_kopecks: item.totalKopecks,
    name_ru: product.name_ru,
    name_en: product.name_en,
    image: product.imageUrl,
    odds: JSON.stringify(product.odds),
    actions: JSON.stringify(actions),
    ladder: product.ladder,
    ladder_tier: product.ladderTier,
    upgraded_lines: JSON.stringify(item.upgradedLines),
    duration_days: product.durationDays,
    ends_at: null,
    ended_at: null,
    delivered_at: null,
    refunded_at: null,
  }
}
