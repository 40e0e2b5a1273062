import { PackageOpen } from 'lucide-react'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { orderingTexts } from '#web/editing/ordering/ordering.texts.ts'
import { useOrdering } from '#web/editing/ordering/use-ordering.ts'
import { useOfferRestore } from '#web/editing/removal/restore-offer.tsx'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { AdminProductRow } from './admin-product-row.tsx'
import { useReorderProducts } from './admin-products.mutations.ts'
import { adminProductsTexts } from './admin-products.texts.ts'
import { staffNameOf } from './product-form.ts'

/** The products as they follow each other, to be moved by their buttons. */
export function ProductsInOrder({ products }: { products: readonly StaffProduct[] }) {
  const texts = useTexts(adminProductsTexts)
  const ordering = useTexts(orderingTexts)
  const { language } = useLanguage()
  const { mutate: reorder } = useReorderProducts()
  const fail = useFailureToast()
  const offerRestore = useOfferRestore()
  const { said, move } = useOrdering(products, {
    nameOf: (product) => staffNameOf(product, language),
    save: (order) => reorder(order, { onError: (error) => fail(ordering.orderFailed, error) }),
  })

  if (products.length === 0)
    return <EmptyState icon={<PackageOpen size={28} strokeWidth={1.5} />}>{texts.empty}</EmptyState>

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={texts.list}>
        {products.map((product, index) => (
          <AdminProductRow
            key={product.id}
            product={product}
            isFirst={index === 0}
            isLast={index === products.length - 1}
            onMove={(steps, button) => move(product, steps, button)}
            onRemoved={() => offerRestore(product.id)}
          />
        ))}
      </ol>
    </>
  )
}
