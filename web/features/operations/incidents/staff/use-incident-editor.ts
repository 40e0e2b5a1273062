import { addresses } from '#shared/addresses.ts'
import type { StaffIncident } from '#shared/contract/operations/incidents.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateIncident, useRefetchIncident, useUpdateIncident } from './admin-incidents.mutations.ts'
import { adminIncidentsTexts } from './admin-incidents.texts.ts'
import { incidentDraftOf, incidentFieldsOf, incidentFormSchema } from './incident-form.ts'

/** An incident under the editor's hands; a saved one leads back to the list. */
export function useIncidentEditor(saved: StaffIncident | null) {
  const texts = useTexts(adminIncidentsTexts)
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateIncident()
  const { mutateAsync: update } = useUpdateIncident()
  return useEditor({
    noun: 'incident',
    saved,
    fieldsOf: incidentFieldsOf,
    refetch: useRefetchIncident(),
    schema: () => incidentFormSchema,
    send: (values, item, fields) => {
      const draft = incidentDraftOf(values, item, fields, new Date())
      return item ? update({ id: item.id, version: item.version, ...draft }) : create(draft)
    },
    onSaved: () => {
      toast({ title: texts.saved })
      navigate(addresses.adminStatus)
    },
    saveFailed: texts.saveFailed,
  })
}
export type IncidentEditing = ReturnType<typeof useIncidentEditor>
