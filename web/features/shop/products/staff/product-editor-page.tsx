import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useStaffProducts } from './admin-products.queries.ts'
import { productEditorTexts } from './product-editor.texts.ts'
import { ProductEditor } from './product-editor.tsx'
import { staffNameOf } from './product-form.ts'

/** Adding and changing one product. */
export function ProductEditorPage() {
  const texts = useTexts(productEditorTexts)
  const { language } = useLanguage()
  const { id, key, keepAs } = useIdInAddress(addresses.adminProduct)
  const list = useStaffProducts()
  const found = list.data?.find((product) => product.id === id) ?? null
  return (
    <>
      <PanelHeading title={found ? staffNameOf(found, language) : texts.create}>
        <BackLink to={addresses.adminProducts} />
      </PanelHeading>
      <Loaded query={list} loadFailed={texts.loadFailed}>
        {(products) => (
          <Opened key={key} found={found} products={products} isNew={id === null} onCreated={keepAs} />
        )}
      </Loaded>
    </>
  )
}

/** Decided once: an editor that is open stays so, also when its product gets an id or is removed by somebody else. */
function Opened({
  found,
  products,
  isNew,
  onCreated,
}: {
  found: StaffProduct | null
  products: readonly StaffProduct[]
  isNew: boolean
  onCreated: (id: number) => void
}) {
  const texts = useTexts(productEditorTexts)
  const [isGone] = useState(!isNew && found === null)
  if (isGone) return <ErrorState message={texts.gone} />
  return <ProductEditor saved={found} products={products} onCreated={onCreated} />
}
