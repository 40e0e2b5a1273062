import { ShopClosed } from '#web/features/shop/opening/shop-closed.tsx'
import { useProducts } from '#web/features/shop/products/products.queries.ts'
import { shopTexts, shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { BasketContents } from './basket-contents.tsx'
import { checkoutWords } from './checkout.texts.ts'
import { useAddedProduct } from './use-added-product.ts'

/** Basket and checkout in one: what was chosen, what it costs, who gets it, how it is paid. */
export function BasketPage() {
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const said = useTexts(checkoutWords)
  const products = useProducts()
  const isAdding = useAddedProduct(products.data)
  const isHydrated = useHydrated()
  return (
    <>
      <PageHeading mark={sectionMark('shop', words.mark)} title={said.title} lead={said.lead} />
      <div className="column">
        <ShopClosed title={texts.unavailable} reason={words.unavailableReason} className="mb-6" />
        <Loaded query={products} loadFailed={texts.loadFailed}>
          {(all) => (isHydrated && !isAdding ? <BasketContents products={all} /> : <Spinner />)}
        </Loaded>
      </div>
    </>
  )
}
