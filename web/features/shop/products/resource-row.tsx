import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Price } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productsTexts } from './products.texts.ts'
import { ScopeBadge } from './scope-badge.tsx'
import type { Product, SupplyId } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

/** A set as a line of a requisition list. */
export function ResourceRow({
  product,
  onShow,
}: {
  product: Product<SupplyId>
  onShow: (product: Product) => void
}) {
  const texts = useTexts(shopTexts)
  const { name, summary, alt } = useTexts(productsTexts)[product.id]
  return (
    <li className="grid grid-cols-[6rem_1fr] items-center gap-x-5 gap-y-4 py-5 first:pt-0 md:grid-cols-[14rem_1fr_auto_auto] md:gap-x-8">
      <ProductPicture
        id={product.id}
        alt={alt}
        sizes="(min-width: 768px) 224px, 172px"
        className="aspect-square w-full border border-line md:aspect-[16/9]"
      />
      <div>
        <h3 className="display text-xl">{name}</h3>
        <p className="mt-1 mb-3 text-pretty text-muted">{summary}</p>
        <ScopeBadge product={product} />
      </div>
      <Price roubles={product.priceRoubles} className="text-2xl" />
      <Button variant="outline" aria-label={texts.detailsOf(name)} onClick={() => onShow(product)}>
        {texts.details}
      </Button>
    </li>
  )
}
