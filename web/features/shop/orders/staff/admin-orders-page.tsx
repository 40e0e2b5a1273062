import { ReceiptText } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { AdminOrderFilters } from './admin-order-filters.tsx'
import { AdminOrderTable } from './admin-order-table.tsx'
import { orderQueryIn, useStaffOrders } from './admin-orders.queries.ts'
import { adminOrdersTexts } from './admin-orders.texts.ts'

/** All orders; what it shows is in the address. */
export function AdminOrdersPage() {
  const texts = useTexts(adminOrdersTexts)
  const address = useAddressQuery()
  const query = orderQueryIn(address.query)
  const isFiltered = Object.keys(query).some((key) => key !== 'page')
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        {isFiltered && (
          <ButtonLink to={addresses.adminOrders} variant="ghost">
            {texts.reset}
          </ButtonLink>
        )}
      </PanelHeading>
      <AdminOrderFilters query={query} onChange={address.change} />
      <PagedList
        list={useStaffOrders(query)}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        forms={texts.orderForms}
        icon={<ReceiptText size={28} strokeWidth={1.5} />}
        empty={isFiltered ? texts.empty : texts.emptyShop}
      >
        {(orders) => <AdminOrderTable orders={orders} />}
      </PagedList>
    </>
  )
}
