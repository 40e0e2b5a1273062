import { useEffect } from 'react'
import type { Quote } from '#shared/contract/shop/quote.ts'
import type { BasketItem } from '#web/features/shop/basket/basket-store.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { checkoutTexts } from './checkout.texts.ts'

/** Says which prices are others than when the buyer last saw them, until they have read it. */
export function PricesChanged({
  items,
  quote,
  nameOf,
  onSeen,
}: {
  items: readonly BasketItem[]
  quote: Quote
  nameOf: (productId: number) => string
  /** Hands over what was read, by product. */
  onSeen: (prices: ReadonlyMap<number, number>) => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(checkoutTexts)
  const priceOf = (id: number) => quote.lines.find(({ productId }) => productId === id)?.priceKopecks
  const priced = items.map((item) => ({ ...item, nowKopecks: priceOf(item.productId) }))
  const unseen = priced.flatMap(({ productId, seenKopecks, nowKopecks }) =>
    seenKopecks === null && nowKopecks !== undefined ? [[productId, nowKopecks] as const] : [],
  )
  useEffect(() => {
    if (unseen.length > 0) onSeen(new Map(unseen))
  })
  const changed = priced.filter(
    (item): item is typeof item & { seenKopecks: number; nowKopecks: number } =>
      item.seenKopecks !== null && item.nowKopecks !== undefined && item.seenKopecks !== item.nowKopecks,
  )
  if (changed.length === 0) return null
  return (
    <Notice tone="warning" title={texts.pricesChanged} className="mb-6">
      <ul>
        {changed.map(({ productId, seenKopecks, nowKopecks }) => (
          <li key={productId}>
            {nameOf(productId)}: {texts.was} {formatKopecks(seenKopecks, language)}, {texts.now}{' '}
            <strong className="text-text">{formatKopecks(nowKopecks, language)}</strong>
          </li>
        ))}
      </ul>
      <p>{texts.pricesChangedDetail}</p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => onSeen(new Map(changed.map(({ productId, nowKopecks }) => [productId, nowKopecks])))}
      >
        {texts.understood}
      </Button>
    </Notice>
  )
}
