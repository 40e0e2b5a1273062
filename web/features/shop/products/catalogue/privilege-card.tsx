import type { Product } from '#shared/contract/shop/products.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { BuyLink } from '#web/features/shop/products/buy-link.tsx'
import { Price } from '#web/features/shop/products/price.tsx'
import { ProductName } from '#web/features/shop/products/product-name.tsx'
import { ProductPicture } from '#web/features/shop/products/product-picture.tsx'
import { shopTexts } from '#web/features/shop/products/shop.texts.ts'
import { toldProduct } from '#web/features/shop/products/told-product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'

export function PrivilegeCard({
  product,
  isFirst,
  onShow,
}: {
  product: Product
  /** What whoever opens the page sees at once. */
  isFirst: boolean
  onShow: (product: Product) => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const foreign = useForeignLanguage()(product)
  const { name, description, lines, alt } = toldProduct(product, language)
  return (
    <li className="ticks relative flex flex-col border border-line bg-raised p-5 md:p-6 lg:not-last:-mr-px">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center lg:flex-col lg:items-stretch">
        <ProductPicture
          product={product}
          alt={alt}
          isFirstView={isFirst}
          sizes="(min-width: 1024px) 520px, (min-width: 640px) 288px, 100vw"
          className="aspect-[16/9] w-full shrink-0 border border-line sm:w-72 lg:aspect-[2/1] lg:w-full"
        />
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="display min-w-0 text-2xl lg:text-3xl" lang={foreign}>
            <ProductName product={product} />
          </h2>
          <Price product={product} className="text-2xl" />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <BuyLink product={product} className="grow" />
        <Button
          variant="outline"
          aria-label={texts.detailsOf(name)}
          onClick={() => onShow(product)}
          className="grow"
        >
          {texts.details}
        </Button>
      </div>
      <p className="mt-5 text-pretty whitespace-pre-line text-muted" lang={foreign}>
        {description} <EntryLanguage entry={product} />
      </p>
      <ul className="mt-5 border-t border-line" lang={foreign}>
        {lines.map((line) => (
          <li key={line} className="border-b border-line py-2 text-sm">
            {line}
          </li>
        ))}
      </ul>
    </li>
  )
}
