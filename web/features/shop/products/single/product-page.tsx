import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { ShopClosed } from '#web/features/shop/opening/shop-closed.tsx'
import { ProductDetails } from '#web/features/shop/products/product-details.tsx'
import { useProducts } from '#web/features/shop/products/products.queries.ts'
import { shopTexts, shopWords } from '#web/features/shop/products/shop.texts.ts'
import { toldProduct } from '#web/features/shop/products/told-product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

/** One product at an address of its own. */
export function ProductPage({ thing: product }: { thing: Product }) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const foreign = useForeignLanguage()(product)
  const { data: products = [product] } = useProducts()
  const { name, alt } = toldProduct(product, language)
  return (
    <div className="column pt-10 md:pt-16">
      <div className="max-w-3xl">
        <h1 className="display mb-6 text-4xl wrap-anywhere md:text-5xl" lang={foreign}>
          {name}
        </h1>
        <ShopClosed title={texts.unavailable} reason={words.unavailableReason} className="mb-8" />
        <ProductDetails product={product} products={products} alt={alt} />
        <div className="mt-10">
          <BackLink to={addresses.shop}>{texts.toShop}</BackLink>
        </div>
      </div>
    </div>
  )
}
