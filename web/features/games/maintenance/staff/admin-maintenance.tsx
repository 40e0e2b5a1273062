import { PencilLine, Plus, Trash2, Wrench } from 'lucide-react'
import { useState } from 'react'
import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { formatPeriod } from '#web/i18n/format-period.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalPeriod } from '#web/i18n/local-period.tsx'
import { zoneOfFields } from '#web/lib/local-moment.ts'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { MaintainedServer } from './admin-maintenance.mutations.ts'
import { useMaintenance } from './admin-maintenance.queries.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'
import { MaintenanceDialog } from './maintenance-dialog.tsx'
import { RemoveMaintenanceDialog } from './remove-maintenance-dialog.tsx'

const TOLD_ANEW_MS = 10_000

/** The maintenance of one server that is not over: what is announced, and announcing more. */
export function AdminMaintenance(server: MaintainedServer) {
  const texts = useTexts(adminMaintenanceTexts)
  const list = useMaintenance(server.serverId)
  const [edited, setEdited] = useState<StaffMaintenanceWindow | 'new' | null>(null)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const [removed, setRemoved] = useState<StaffMaintenanceWindow | null>(null)
  return (
    <PanelSection
      title={texts.title}
      lead={texts.lead}
      heading={heading}
      action={
        <Button variant="outline" onClick={() => setEdited('new')}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.add}
        </Button>
      }
    >
      <Loaded query={list} loadFailed={texts.loadFailed}>
        {(windows) =>
          windows.length === 0 ? (
            <EmptySection>{texts.empty}</EmptySection>
          ) : (
            <ul aria-label={texts.list}>
              {windows.map((window) => (
                <WindowRow
                  key={window.id}
                  window={window}
                  onEdit={() => setEdited(window)}
                  onRemove={() => setRemoved(window)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MaintenanceDialog
        isOpen={edited !== null}
        server={server}
        saved={edited === 'new' ? null : (list.data?.find(({ id }) => id === edited?.id) ?? edited)}
        onClose={() => setEdited(null)}
      />
      <RemoveMaintenanceDialog
        server={server}
        window={removed}
        onClose={() => setRemoved(null)}
        onRemoved={focusHeading}
      />
    </PanelSection>
  )
}

function WindowRow({
  window,
  onEdit,
  onRemove,
}: {
  window: StaffMaintenanceWindow
  onEdit: () => void
  onRemove: () => void
}) {
  const texts = useTexts(adminMaintenanceTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const now = useNow(TOLD_ANEW_MS)
  const { startsAt, endsAt } = window
  const period = formatPeriod(startsAt, endsAt, language, zoneOfFields())
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 text-lg">
          <LocalPeriod from={startsAt} to={endsAt} />
          {Date.parse(startsAt) <= now.getTime() && (
            <Badge tone="maintenance" icon={<Wrench size={14} strokeWidth={1.5} aria-hidden="true" />}>
              {texts.now}
            </Badge>
          )}
        </p>
        {window[`note_${language}`] && (
          <p className="mt-1 text-sm text-muted">{window[`note_${language}`]}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={`${words.edit}: ${period}`} onClick={onEdit}>
          <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
          {words.edit}
        </Button>
        <Button variant="ghost" aria-label={`${texts.remove}: ${period}`} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}
