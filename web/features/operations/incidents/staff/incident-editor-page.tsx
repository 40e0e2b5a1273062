import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { StaffIncident } from '#shared/contract/operations/incidents.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useStaffIncidents } from './admin-incidents.queries.ts'
import { adminIncidentsTexts } from './admin-incidents.texts.ts'
import { IncidentEditor } from './incident-editor.tsx'

/** Telling of an incident or of maintenance, and what becomes of it. */
export function IncidentEditorPage() {
  const texts = useTexts(adminIncidentsTexts)
  const { id, key } = useIdInAddress(addresses.adminIncident)
  return (
    <>
      <PanelHeading title={id === null ? texts.titleNew : texts.titleEdit}>
        <BackLink to={addresses.adminStatus} />
      </PanelHeading>
      {id === null ? <IncidentEditor key={key} saved={null} /> : <SavedIncident key={key} id={id} />}
    </>
  )
}

function SavedIncident({ id }: { id: number }) {
  const texts = useTexts(adminIncidentsTexts)
  return (
    <Loaded query={useStaffIncidents()} loadFailed={texts.loadFailed}>
      {(incidents) => <OpenedIncident found={incidents.find((each) => each.id === id) ?? null} />}
    </Loaded>
  )
}

/** Decided once: an editor that is open stays so, also when somebody else deletes its incident. */
function OpenedIncident({ found }: { found: StaffIncident | null }) {
  const texts = useTexts(adminIncidentsTexts)
  const [opened] = useState(found)
  return opened ? <IncidentEditor saved={opened} /> : <ErrorState message={texts.gone} />
}
