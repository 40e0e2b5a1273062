import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Price } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productsTexts } from './products.texts.ts'
import { ScopeBadge } from './scope-badge.tsx'
import type { Product, SupplyId } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

export function CaseCard({
  product,
  onShow,
}: {
  product: Product<SupplyId>
  onShow: (product: Product) => void
}) {
  const texts = useTexts(shopTexts)
  const { name, summary, alt } = useTexts(productsTexts)[product.id]
  return (
    <li className="flex flex-col border border-line bg-raised">
      <ProductPicture
        id={product.id}
        alt={alt}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        className="aspect-[16/9] border-b border-line"
      />
      <div className="flex grow flex-col p-5">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="display text-xl">{name}</h3>
          <Price roubles={product.priceRoubles} className="text-xl" />
        </div>
        <p className="mb-4 text-pretty text-muted">{summary}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <ScopeBadge product={product} />
          <Button variant="outline" aria-label={texts.detailsOf(name)} onClick={() => onShow(product)}>
            {texts.details}
          </Button>
        </div>
      </div>
    </li>
  )
}
