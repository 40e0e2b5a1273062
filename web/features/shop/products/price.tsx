import type { Product } from '#shared/contract/shop/products.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { shopTexts } from './shop.texts.ts'

/** What a product costs now, beside what it costs when nothing is taken off. */
export function Price({
  product: { priceKopecks, oldPriceKopecks },
  className,
}: {
  product: Pick<Product, 'priceKopecks' | 'oldPriceKopecks'>
  className?: string
}) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  return (
    <span
      className={classNames('font-mono font-semibold whitespace-nowrap text-text tabular-nums', className)}
    >
      {oldPriceKopecks !== null && (
        <>
          <span className="sr-only">{texts.oldPrice} </span>
          <s className="mr-2 text-[0.7em] font-normal text-muted">
            {formatKopecks(oldPriceKopecks, language)}
          </s>
          <span className="sr-only">{texts.newPrice} </span>
        </>
      )}
      {formatKopecks(priceKopecks, language)}
    </span>
  )
}
