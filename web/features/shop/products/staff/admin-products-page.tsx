import { Plus } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { RestoreOffer } from '#web/editing/removal/restore-offer.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useRestoreProduct } from './admin-products.mutations.ts'
import { useStaffProducts } from './admin-products.queries.ts'
import { adminProductsTexts } from './admin-products.texts.ts'
import { ProductsInOrder } from './products-in-order.tsx'
import { RemovedProducts } from './removed-products.tsx'

/** Everything the shop has, hidden products too. */
export function AdminProductsPage() {
  const texts = useTexts(adminProductsTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={hrefOf(addresses.adminProduct, { id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      <RestoreOffer restoring={useRestoreProduct()} texts={texts} />
      <Loaded query={useStaffProducts()} loadFailed={texts.loadFailed}>
        {(products) => <ProductsInOrder products={products} />}
      </Loaded>
      <RemovedProducts />
    </>
  )
}
