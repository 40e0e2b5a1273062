import { useId } from 'react'
import type { Product } from '#shared/contract/shop/products.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useShopState } from '#web/features/shop/opening/opening.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { BuyLink, NotForSale, useCanBuy } from './buy-link.tsx'
import { OddsTable } from './odds-table.tsx'
import { Price } from './price.tsx'
import { productFacts } from './product-facts.ts'
import { ProductPicture } from './product-picture.tsx'
import { ScopeBadge } from './scope-badge.tsx'
import { shopTexts, shopWords } from './shop.texts.ts'
import { toldProduct } from './told-product.ts'

/** What it gives, term by term, and the odds of a case. */
export function ProductFacts({ product, products }: { product: Product; products: readonly Product[] }) {
  const { language } = useLanguage()
  const words = useTexts(shopWords)
  return (
    <>
      <dl className="mt-6 border-t border-line">
        {productFacts(product, products, language).map(({ term, details }) => (
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
      {product.odds.length > 0 && <OddsTable odds={product.odds} />}
      {product.notForSale === 'odds_missing' && <p className="mt-4 text-sm text-muted">{words.oddsNote}</p>}
    </>
  )
}

/** The price, and until when it is that of a sale. */
export function ProductPrice({ product }: { product: Product }) {
  const texts = useTexts(shopTexts)
  return (
    <div>
      <Price product={product} className="text-3xl" />
      {product.saleEndsAt !== null && (
        <p className="mt-1 text-sm text-muted">
          {texts.saleUntil} <LocalTime dateTime={product.saleEndsAt} style="date-time" />
        </p>
      )}
    </div>
  )
}

/** Why this one cannot be bought even where the shop is open. */
export function WhyNotForSale({ product: { notForSale } }: { product: Product }) {
  const texts = useTexts(shopTexts)
  if (notForSale === null || notForSale === 'odds_missing') return null
  return <p>{texts.notForSale[notForSale]}</p>
}

/** Everything a product gives, over the list, and the way to buy it; where that is closed the button says so. */
export function ProductDetails({
  product,
  products,
}: {
  product: Product
  /** All of the shop: lower tiers, and what is required. */
  products: readonly Product[]
}) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const foreign = useForeignLanguage()(product)
  const reasonId = useId()
  const canBuy = useCanBuy()
  const isOpen = useShopState().data?.isOpen === true
  return (
    <>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <ProductPicture
          product={product}
          alt=""
          sizes="(min-width: 640px) 288px, 100vw"
          className="aspect-[16/9] w-full shrink-0 border border-line sm:w-72"
        />
        <div className="min-w-0">
          <p className="mb-4 whitespace-pre-line text-muted" lang={foreign}>
            {toldProduct(product, language).description} <EntryLanguage entry={product} />
          </p>
          <ScopeBadge product={product} />
        </div>
      </div>
      <ProductFacts product={product} products={products} />
      {/* In sight however long the list above it is. */}
      <div className="sticky bottom-0 -mx-6 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line bg-ground px-6 py-4">
        <ProductPrice product={product} />
        {canBuy(product) ? (
          <BuyLink product={product} variant="primary" replace />
        ) : (
          <NotForSale label={isOpen ? texts.notSold : words.unavailable} reasonId={reasonId} />
        )}
      </div>
      <div id={reasonId} className="space-y-1 text-sm text-muted empty:hidden">
        {!isOpen && <p>{words.unavailableReason}</p>}
        <WhyNotForSale product={product} />
      </div>
    </>
  )
}
