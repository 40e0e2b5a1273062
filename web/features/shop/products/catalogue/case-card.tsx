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

export function CaseCard({ product, onShow }: { product: Product; onShow: (product: Product) => void }) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const foreign = useForeignLanguage()(product)
  const { name, description, alt } = toldProduct(product, language)
  return (
    <li className="flex flex-col border border-line bg-raised">
      <ProductPicture
        product={product}
        alt={alt}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        className="aspect-[16/9] border-b border-line"
      />
      <div className="flex grow flex-col p-5">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="display min-w-0 text-xl" lang={foreign}>
            <ProductName product={product} />
          </h3>
          <Price product={product} className="text-xl" />
        </div>
        <p className="mb-4 text-pretty whitespace-pre-line text-muted" lang={foreign}>
          {description} <EntryLanguage entry={product} />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <ScopeBadge product={product} />
          <div className="flex flex-wrap gap-3">
            <BuyLink product={product} />
            <Button variant="outline" aria-label={texts.detailsOf(name)} onClick={() => onShow(product)}>
              {texts.details}
            </Button>
          </div>
        </div>
      </div>
    </li>
  )
}
