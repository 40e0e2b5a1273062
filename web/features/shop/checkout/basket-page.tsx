import { Suspense, useState } from 'react'
import type { Product } from '#shared/contract/shop/products.ts'
import { useBasket } from '#web/features/shop/basket/use-basket.ts'
import { ShopClosed } from '#web/features/shop/opening/shop-closed.tsx'
import { useProducts } from '#web/features/shop/products/products.queries.ts'
import { shopTexts, shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { checkoutWords } from './checkout.texts.ts'
import { EmptyBasket } from './empty-basket.tsx'
import { useAddedProduct } from './use-added-product.ts'

/** Whoever has chosen nothing goes without its code. */
const BasketContents = lazyWithFallback<{ products: readonly Product[] }>(
  () => import('./basket-contents.tsx').then((module) => module.BasketContents),
  () => <PartMissing />,
)

/** Basket and checkout in one: what was chosen, what it costs, who gets it, how it is paid. */
export function BasketPage() {
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const said = useTexts(checkoutWords)
  const products = useProducts()
  const isAdding = useAddedProduct(products.data)
  const isHydrated = useHydrated()
  const { items } = useBasket()
  const [wasFilled, setFilled] = useState(false)
  if (items.length > 0 && !wasFilled) setFilled(true)
  return (
    <>
      <PageHeading mark={sectionMark('shop', words.mark)} title={said.title} lead={said.lead} />
      {/* What it becomes is known in the browser alone: until then it is as high, so that nothing below moves. */}
      <div className="column min-h-[75svh]">
        <ShopClosed title={words.unavailable} reason={words.unavailableReason} className="mb-6" />
        <Loaded query={products} loadFailed={texts.loadFailed}>
          {(all) =>
            !isHydrated || isAdding ? (
              <Spinner />
            ) : wasFilled ? (
              <Suspense fallback={<Spinner />}>
                <BasketContents products={all} />
              </Suspense>
            ) : (
              <EmptyBasket />
            )
          }
        </Loaded>
      </div>
    </>
  )
}
