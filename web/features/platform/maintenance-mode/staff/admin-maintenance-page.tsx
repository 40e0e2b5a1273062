import { useTexts } from '#web/i18n/language.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useMaintenanceMode } from './admin-maintenance.queries.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'
import { MaintenanceEditor } from './maintenance-editor.tsx'

/** The switch that closes the site. */
export function AdminMaintenancePage() {
  const texts = useTexts(adminMaintenanceTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <Loaded query={useMaintenanceMode()} loadFailed={texts.loadFailed}>
        {(mode) => <MaintenanceEditor saved={mode} />}
      </Loaded>
    </>
  )
}
