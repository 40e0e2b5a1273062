import { Plus, ServerOff } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { orderingTexts } from '#web/editing/ordering/ordering.texts.ts'
import { useOrdering } from '#web/editing/ordering/use-ordering.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { AdminServerRow } from './admin-server-row.tsx'
import { useReorderGameServers } from './admin-servers.mutations.ts'
import { useStaffServers } from './admin-servers.queries.ts'
import { adminServersTexts } from './admin-servers.texts.ts'
import { RemoveServerDialog } from './remove-server-dialog.tsx'

export function AdminServersPage() {
  const texts = useTexts(adminServersTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={hrefOf(addresses.adminServer, { id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      <Loaded query={useStaffServers()} loadFailed={texts.loadFailed}>
        {(servers) => <ServersInOrder servers={servers} />}
      </Loaded>
    </>
  )
}

function ServersInOrder({ servers }: { servers: readonly StaffGameServer[] }) {
  const texts = useTexts(adminServersTexts)
  const ordering = useTexts(orderingTexts)
  const { mutate: reorder } = useReorderGameServers()
  const [removing, setRemoving] = useState<StaffGameServer | null>(null)
  const [rows, focusRows] = useFocusLater<HTMLOListElement>()
  const { said, move } = useOrdering(servers, {
    nameOf: (server) => server.name_server,
    save: (order) => reorder(order, { onError: (error) => toastFailure(ordering.orderFailed, error) }),
  })

  if (servers.length === 0) {
    return <EmptyState icon={<ServerOff size={28} strokeWidth={1.5} />}>{texts.empty}</EmptyState>
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={rows} tabIndex={-1} aria-label={texts.list}>
        {servers.map((server, index) => (
          <AdminServerRow
            key={server.id}
            server={server}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === servers.length - 1}
            onMove={(steps, button) => move(server, steps, button)}
            onRemove={() => setRemoving(server)}
          />
        ))}
      </ol>
      <RemoveServerDialog server={removing} onClose={() => setRemoving(null)} onRemoved={focusRows} />
    </>
  )
}
