import { KeyRound } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useSecurityEvents } from './security.queries.ts'
import { securityTexts } from './security.texts.ts'
import { SecurityEventRow } from './security-event-row.tsx'
import { SecurityFilters } from './security-filters.tsx'
import { securityQueryIn } from './security-query.ts'

/** The log of who came in, or tried to; what it shows is in the address. */
export function SecurityPage() {
  const texts = useTexts(securityTexts)
  const address = useAddressQuery()
  const query = securityQueryIn(address.query)
  const log = useSecurityEvents(query)
  const isFiltered = Object.keys(query).some((key) => key !== 'page')
  const leadTo = (key: 'user' | 'network', value: string | null | undefined) =>
    value && value !== query[key] ? address.addressWith({ [key]: value, page: null }) : null
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        {isFiltered && (
          <ButtonLink to={addresses.adminSecurity} variant="ghost">
            {texts.reset}
          </ButtonLink>
        )}
      </PanelHeading>
      <SecurityFilters query={query} onChange={address.change} />
      <PagedList
        list={log}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        forms={texts.eventForms}
        icon={<KeyRound size={28} strokeWidth={1.5} />}
        empty={isFiltered ? texts.empty : texts.emptyLog}
      >
        {(events) => (
          <ul className="divide-y divide-line border-y border-line">
            {events.map((event) => (
              <SecurityEventRow
                key={event.id}
                event={event}
                userAddress={leadTo('user', event.user?.username)}
                networkAddress={leadTo('network', event.network)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
