import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { useSelection } from '#web/ui/lists/use-selection.ts'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { deliveryQueryIn, useDeliveries } from './admin-deliveries.queries.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'
import { AdminDeliveryFilters } from './admin-delivery-filters.tsx'
import { AdminDeliveryTable } from './admin-delivery-table.tsx'
import { SelectedDeliveries } from './selected-deliveries.tsx'
import { SendCommandDialog } from './send-command-dialog.tsx'

/** What goes to the games; what it shows is in the address. */
export function AdminDeliveriesPage() {
  const texts = useTexts(adminDeliveriesTexts)
  const address = useAddressQuery()
  const query = deliveryQueryIn(address.query)
  const maySend = usePermission('send_game_commands')
  const [isSending, setSending] = useState(false)
  const list = useDeliveries(query)
  const selection = useSelection<string>()
  const isFiltered = Object.keys(query).some((key) => key !== 'page')
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        {isFiltered && (
          <ButtonLink to={addresses.adminDeliveries} variant="ghost">
            {texts.reset}
          </ButtonLink>
        )}
        {maySend && (
          <Button variant="outline" onClick={() => setSending(true)}>
            {texts.send}
          </Button>
        )}
      </PanelHeading>
      {isSending && <SendCommandDialog onClose={() => setSending(false)} />}
      <AdminDeliveryFilters query={query} onChange={address.change} />
      <PagedList
        list={list}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        forms={texts.forms}
        icon={<PackageCheck size={28} strokeWidth={1.5} />}
        empty={isFiltered ? texts.empty : texts.nothing}
      >
        {(deliveries) => <AdminDeliveryTable deliveries={deliveries} selection={selection} />}
      </PagedList>
      <SelectedDeliveries selection={selection} deliveries={list.data?.data ?? []} />
    </>
  )
}
