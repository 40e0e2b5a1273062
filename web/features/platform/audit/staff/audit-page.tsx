import { ScrollText } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useAuditLog } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'
import { AuditRow } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditQueryIn } from './audit-query.ts'

/** The log of changes by staff; what it shows is in the address. */
export function AuditPage() {
  const texts = useTexts(auditTexts)
  const address = useAddressQuery()
  const query = auditQueryIn(address.query)
  const log = useAuditLog(query)
  const isFiltered = Object.keys(query).some((key) => key !== 'page')
  const actorAddress = ({ actor }: AuditEntry) =>
    actor && actor.username !== query.actor
      ? address.addressWith({ actor: actor.username, page: null })
      : null
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        {isFiltered && (
          <ButtonLink to={addresses.adminAudit} variant="ghost">
            {texts.reset}
          </ButtonLink>
        )}
      </PanelHeading>
      <AuditFilters query={query} onChange={address.change} />
      <PagedList
        list={log}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        forms={texts.entryForms}
        icon={<ScrollText size={28} strokeWidth={1.5} />}
        empty={isFiltered ? texts.empty : texts.emptyLog}
      >
        {(entries) => (
          <ul className="divide-y divide-line border-y border-line">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} actorAddress={actorAddress(entry)} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
