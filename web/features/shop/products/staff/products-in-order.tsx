import { PackageOpen } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { useOfferRestore } from '#web/editing/removal/restore-offer.tsx'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { AdminProductRow } from './admin-product-row.tsx'
import { useReorderProducts } from './admin-products.mutations.ts'
import { adminProductsTexts } from './admin-products.texts.ts'
import { staffNameOf } from './product-form.ts'

/** The products as they follow each other, to be moved by their buttons. */
export function ProductsInOrder({ products }: { products: readonly StaffProduct[] }) {
  const texts = useTexts(adminProductsTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { mutate: order } = useReorderProducts()
  const fail = useFailureToast()
  const offerRestore = useOfferRestore()
  const [said, setSaid] = useState('')
  const moved = useRef<HTMLButtonElement | null>(null)

  // The row was moved in the document, which takes the focus from its button.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  })

  if (products.length === 0)
    return <EmptyState icon={<PackageOpen size={28} strokeWidth={1.5} />}>{texts.empty}</EmptyState>

  function move(from: number, steps: -1 | 1, button: HTMLButtonElement) {
    const standing = products.map(({ id }) => id)
    const ids = [...standing]
    const [product] = products.slice(from)
    if (!product) return
    ids.splice(from, 1)
    ids.splice(from + steps, 0, product.id)
    moved.current = button
    setSaid(
      `${staffNameOf(product, language)} ${texts.movedTo} ${from + steps + 1} ${words.of} ${products.length}`,
    )
    order({ ids, from: standing }, { onError: (error) => fail(texts.orderFailed, error) })
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={texts.list} className="border-t border-line">
        {products.map((product, index) => (
          <AdminProductRow
            key={product.id}
            product={product}
            isFirst={index === 0}
            isLast={index === products.length - 1}
            onMove={(steps, button) => move(index, steps, button)}
            onRemoved={() => offerRestore(product.id)}
          />
        ))}
      </ol>
    </>
  )
}
