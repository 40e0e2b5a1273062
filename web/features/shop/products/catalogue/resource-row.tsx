import type { Product } from '#shared/contract/shop/products.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { BuyLink } from '#web/features/shop/products/buy-link.tsx'
import { Price } from '#web/features/shop/products/price.tsx'
import { ProductName } from '#web/features/shop/products/product-name.tsx'
import { ProductPicture } from '#web/features/shop/products/product-picture.tsx'
import { ScopeBadge } from '#web/features/shop/products/scope-badge.tsx'
import { shopTexts } from '#web/features/shop/products/shop.texts.ts'
import { toldProduct } from '#web/features/shop/products/told-product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'

/** A set as a line of a requisition list. */
export function ResourceRow({ product, onShow }: { product: Product; onShow: (product: Product) => void }) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const foreign = useForeignLanguage()(product)
  const { name, description, alt } = toldProduct(product, language)
  return (
    <li className="grid grid-cols-[6rem_1fr] items-center gap-x-5 gap-y-4 py-5 first:pt-0 md:grid-cols-[14rem_1fr_auto_auto] md:gap-x-8">
      <ProductPicture
        product={product}
        alt={alt}
        sizes="(min-width: 768px) 224px, 172px"
        className="aspect-square w-full border border-line md:aspect-[16/9]"
      />
      <div className="min-w-0">
        <h3 className="display text-xl" lang={foreign}>
          <ProductName product={product} />
        </h3>
        <p className="mt-1 mb-3 text-pretty whitespace-pre-line text-muted" lang={foreign}>
          {description} <EntryLanguage entry={product} />
        </p>
        <ScopeBadge product={product} />
      </div>
      <Price product={product} className="text-2xl" />
      <div className="flex flex-wrap gap-3 md:flex-col">
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
    </li>
  )
}
