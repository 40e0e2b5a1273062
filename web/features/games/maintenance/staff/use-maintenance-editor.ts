import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { useRefetchItem } from '#web/editing/list-mutations.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import {
  type MaintainedServer,
  useCreateMaintenance,
  useUpdateMaintenance,
} from './admin-maintenance.mutations.ts'
import { adminMaintenanceQueries } from './admin-maintenance.queries.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'
import { maintenanceFieldsOf, maintenanceFormSchema } from './maintenance-form.ts'

/** A maintenance window under the editor's hands. */
export function useMaintenanceEditor({
  server,
  saved,
  onSaved,
}: {
  server: MaintainedServer
  saved: StaffMaintenanceWindow | null
  onSaved: () => void
}) {
  const texts = useTexts(adminMaintenanceTexts)
  const { mutateAsync: create } = useCreateMaintenance(server)
  const { mutateAsync: update } = useUpdateMaintenance(server)
  return useEditor({
    noun: `maintenance-of-${server.serverId}`,
    saved,
    fieldsOf: maintenanceFieldsOf,
    refetch: useRefetchItem(adminMaintenanceQueries.list(server.serverId)),
    schema: () => maintenanceFormSchema,
    send: (values, item) =>
      item ? update({ id: item.id, version: item.version, ...values }) : create(values),
    onSaved: () => {
      toast({ title: texts.saved })
      onSaved()
    },
    saveFailed: texts.saveFailed,
  })
}
export type MaintenanceEditing = ReturnType<typeof useMaintenanceEditor>
