import { useId } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Price } from './price.tsx'
import { productFacts } from './product-facts.ts'
import { ProductPicture } from './product-picture.tsx'
import { productsTexts } from './products.texts.ts'
import { ScopeBadge } from './scope-badge.tsx'
import type { Product } from './shop.data.ts'
import { shopTexts, shopWords } from './shop.texts.ts'

/** Everything a product gives. Buying is not built yet, and the button says so. */
export function ProductDialog({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const names = useTexts(productsTexts)
  return (
    <Dialog
      isOpen={product !== null}
      onClose={onClose}
      title={product ? names[product.id].name : ''}
      className="max-h-[calc(100dvh-2rem)]"
    >
      {product && <ProductDetails product={product} />}
    </Dialog>
  )
}

function ProductDetails({ product }: { product: Product }) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const { summary } = useTexts(productsTexts)[product.id]
  const reasonId = useId()
  return (
    <div className="p-6">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <ProductPicture
          id={product.id}
          alt=""
          sizes="(min-width: 640px) 288px, 100vw"
          className="aspect-[16/9] w-full shrink-0 border border-line sm:w-72"
        />
        <div>
          <p className="mb-4 text-muted">{summary}</p>
          <ScopeBadge product={product} />
        </div>
      </div>
      <dl className="mt-6 border-t border-line">
        {productFacts(product, language).map(({ term, details }) => (
          <div
            key={term}
            className="grid grid-cols-[7rem_1fr] gap-4 border-b border-line py-2.5 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="label pt-1 text-muted">{term}</dt>
            <dd>
              {details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {product.category === 'cases' && <p className="mt-4 text-sm text-muted">{words.oddsNote}</p>}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Price roubles={product.priceRoubles} className="text-3xl" />
        <Button variant="secondary" data-off aria-disabled aria-describedby={reasonId}>
          {texts.unavailable}
        </Button>
      </div>
      <p id={reasonId} className="mt-3 text-sm text-muted">
        {words.unavailableReason}
      </p>
    </div>
  )
}
