import type { Product } from '#shared/contract/shop/products.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProductDetails } from './product-details.tsx'
import { toldProduct } from './told-product.ts'

/** A product over the list it stands in. */
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
        </div>
      )}
    </Dialog>
  )
}
