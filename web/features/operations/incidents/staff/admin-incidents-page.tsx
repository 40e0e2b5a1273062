import { ExternalLink, Plus, Radio } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { StaffIncident } from '#shared/contract/operations/incidents.ts'
import { incidentWords } from '#shared/texts/incident-words.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { IncidentPeriod } from '#web/features/operations/incidents/incident-period.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRemoveIncident } from './admin-incidents.mutations.ts'
import { useStaffIncidents } from './admin-incidents.queries.ts'
import { adminIncidentsTexts } from './admin-incidents.texts.ts'

export function AdminIncidentsPage() {
  const texts = useTexts(adminIncidentsTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={addresses.status} variant="outline">
          <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.toPage}
        </ButtonLink>
        <ButtonLink to={hrefOf(addresses.adminIncident, { id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      <Loaded query={useStaffIncidents()} loadFailed={texts.loadFailed}>
        {(incidents) => <Incidents incidents={incidents} />}
      </Loaded>
    </>
  )
}

function Incidents({ incidents }: { incidents: readonly StaffIncident[] }) {
  const texts = useTexts(adminIncidentsTexts)
  const { language } = useLanguage()
  const [removing, setRemoving] = useState<StaffIncident | null>(null)
  const [list, focusList] = useFocusLater<HTMLDivElement>()
  const { dialog, remove } = useRemoval(useRemoveIncident(), texts, {
    onClose: () => setRemoving(null),
    onRemoved: focusList,
  })
  return (
    <div ref={list} tabIndex={-1}>
      {incidents.length === 0 ? (
        <EmptyState icon={<Radio size={28} strokeWidth={1.5} aria-hidden="true" />}>{texts.empty}</EmptyState>
      ) : (
        <ul aria-label={texts.list}>
          {incidents.map((incident) => (
            <IncidentRow key={incident.id} incident={incident} onRemove={() => setRemoving(incident)} />
          ))}
        </ul>
      )}
      <RemoveDialog
        isOpen={removing !== null}
        title={texts.removeQuestion}
        onConfirm={() => removing && remove(removing.id)}
        {...dialog}
      >
        <p className="font-medium">{removing && titleOf(removing, language)}</p>
        <p className="text-muted">{texts.removeDetail}</p>
      </RemoveDialog>
    </div>
  )
}

function IncidentRow({ incident, onRemove }: { incident: StaffIncident; onRemove: () => void }) {
  const { kinds, states } = useTexts(incidentWords)
  const { language } = useLanguage()
  const words = useTexts(wordsTexts)
  const { id, kind, updates } = incident
  const title = titleOf(incident, language)
  const [last] = updates
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">
          {kinds[kind]}
          {last && ` · ${states[last.state]}`}
          {' · '}
          <IncidentPeriod {...incident} />
        </p>
      </div>
      <div className="flex gap-3">
        <ButtonLink
          to={hrefOf(addresses.adminIncident, { id })}
          variant="outline"
          size="sm"
          aria-label={`${words.edit}: ${title}`}
        >
          {words.edit}
        </ButtonLink>
        <Button variant="ghost" size="sm" aria-label={`${words.remove}: ${title}`} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

const titleOf = (incident: StaffIncident, language: Language) =>
  incident[`title_${language}`] || incident.title_ru || incident.title_en
