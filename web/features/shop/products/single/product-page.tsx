import { useId } from 'react'
import type { Product } from '#shared/contract/shop/products.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { BasketLink } from '#web/features/shop/basket/basket-link.tsx'
import { useShopState } from '#web/features/shop/opening/opening.queries.ts'
import { ShopClosed } from '#web/features/shop/opening/shop-closed.tsx'
import { BuyLink, NotForSale, useCanBuy } from '#web/features/shop/products/buy-link.tsx'
import { ProductFacts, ProductPrice, WhyNotForSale } from '#web/features/shop/products/product-details.tsx'
import { ProductPicture } from '#web/features/shop/products/product-picture.tsx'
import { useProducts } from '#web/features/shop/products/products.queries.ts'
import { ScopeBadge } from '#web/features/shop/products/scope-badge.tsx'
import { shelfAddress } from '#web/features/shop/products/shelves.ts'
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
  const reasonId = useId()
  const canBuy = useCanBuy()
  const isOpen = useShopState().data?.isOpen === true
  const { name, description, alt } = toldProduct(product, language)
  return (
    <div className="column pt-10 md:pt-16">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <ProductPicture
            product={product}
            alt={alt}
            sizes="(min-width: 1024px) 800px, 100vw"
            className="mb-8 aspect-[16/9] w-full border border-line"
          />
          <h1 className="display mb-4 text-4xl md:text-5xl" lang={foreign}>
            {name}
          </h1>
          <p className="max-w-prose text-lg whitespace-pre-line text-muted" lang={foreign}>
            {description} <EntryLanguage entry={product} />
          </p>
          <ProductFacts product={product} products={products} />
        </div>
        <aside className="space-y-5 self-start lg:sticky lg:top-24">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <ProductPrice product={product} />
            <ScopeBadge product={product} />
          </div>
          {isOpen && !canBuy(product) ? (
            <NotForSale label={texts.notSold} reasonId={reasonId} size="lg" className="w-full" />
          ) : (
            <BuyLink product={product} variant="primary" size="lg" className="w-full" />
          )}
          <ShopClosed title={words.unavailable} reason={words.unavailableReason} />
          <div id={reasonId} className="text-sm text-muted empty:hidden">
            <WhyNotForSale product={product} />
          </div>
          <div className="flex flex-wrap gap-3">
            <BackLink to={shelfAddress(product)}>{texts.toShop}</BackLink>
            {isOpen && <BasketLink />}
          </div>
        </aside>
      </div>
    </div>
  )
}
