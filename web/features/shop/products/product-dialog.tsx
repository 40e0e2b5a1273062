import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProductDetails } from './product-details.tsx'
import { shopTexts } from './shop.texts.ts'
import { toldProduct } from './told-product.ts'

/** A product over the list it stands in, for a step of the history of its own: where it leads to takes its place there. */
export function ProductDialog({
  product,
  products,
  onClose,
}: {
  product: Product | null
  products: readonly Product[]
  onClose: () => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  return (
    <Dialog
      isOpen={product !== null}
      onClose={onClose}
      title={product ? toldProduct(product, language).name : ''}
      className="max-h-[calc(100dvh-2rem)]"
    >
      {product && (
        <div className="p-6">
          <ProductDetails product={product} products={products} />
          <Link
            to={hrefOf(addresses.product, { key: product.key })}
            replace
            className="mt-4 inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-4 hover:text-signal"
          >
            {texts.ownPage}
          </Link>
        </div>
      )}
    </Dialog>
  )
}
