import { PackageOpen } from 'lucide-react'
import type { Product } from '#shared/contract/shop/products.ts'
import { BasketLink } from '#web/features/shop/basket/basket-link.tsx'
import { useShopState } from '#web/features/shop/opening/opening.queries.ts'
import { ShopClosed } from '#web/features/shop/opening/shop-closed.tsx'
import { ProductDialog } from '#web/features/shop/products/product-dialog.tsx'
import { useProducts } from '#web/features/shop/products/products.queries.ts'
import { scopeIn, shelfIn, worldIn } from '#web/features/shop/products/shelves.ts'
import { shopTexts, shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { type QueryChanges, useAddressQuery } from '#web/routing/use-address-query.ts'
import { useClosedByBack } from '#web/routing/use-closed-by-back.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { PrivilegesPanel } from './privileges-panel.tsx'
import { SuppliesPanel } from './supplies-panel.tsx'

export function ShopPage() {
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const isOpen = useShopState().data?.isOpen === true
  return (
    <>
      <PageHeading
        mark={sectionMark('shop', words.mark)}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="shop" name="case-donate" tone="sand" position="object-[50%_35%]" />}
      >
        {isOpen && (
          <div className="mt-4">
            <BasketLink />
          </div>
        )}
      </PageHeading>
      <div className="column">
        <ShopClosed title={words.unavailable} reason={words.unavailableReason} className="mb-6" />
        <Loaded query={useProducts()} loadFailed={texts.loadFailed}>
          {(products) =>
            products.length === 0 ? (
              <EmptyState icon={<PackageOpen size={28} strokeWidth={1.5} />}>{words.empty}</EmptyState>
            ) : (
              <Catalogue products={products} />
            )
          }
        </Loaded>
      </div>
    </>
  )
}

function Catalogue({ products }: { products: readonly Product[] }) {
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const { query, change } = useAddressQuery()
  const choose = (chosen: QueryChanges) => change(chosen, { replace: true })
  const {
    shown: shownId,
    show: showId,
    close,
  } = useClosedByBack<number>((shown) => products.some(({ id }) => id === shown))
  const show = ({ id }: Product) => showId(id)
  const isPrivilege = ({ category }: Product) => category === 'privileges'
  return (
    <>
      <Tabs
        label={texts.categories}
        shown={shelfIn(query)}
        onChange={(shelf) => choose({ tab: shelf === 'supplies' ? shelf : null })}
        tabs={[
          {
            key: 'privileges',
            label: words.privileges,
            panel: <PrivilegesPanel privileges={products.filter(isPrivilege)} onShow={show} />,
          },
          {
            key: 'supplies',
            label: words.supplies,
            panel: (
              <SuppliesPanel
                supplies={products.filter((product) => !isPrivilege(product))}
                scope={scopeIn(query)}
                world={worldIn(query)}
                onChoose={choose}
                onShow={show}
              />
            ),
          },
        ]}
      />
      <ProductDialog
        product={products.find(({ id }) => id === shownId) ?? null}
        products={products}
        onClose={close}
      />
    </>
  )
}
