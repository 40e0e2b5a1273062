import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useForm } from '#web/editing/use-form.ts'
import { useSavedItem } from '#web/editing/use-saved-item.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateGameServer, useRefetchGameServer, useUpdateGameServer } from './admin-servers.mutations.ts'
import { serverEditorTexts } from './server-editor.texts.ts'
import { serverFieldsOf, serverFormSchema } from './server-editor-form.ts'

/** A server under the editor's hands: its fields, saving them, and what to do when others were there first. */
export function useServerEditor(saved: StaffGameServer | null, onCreated: (id: number) => void) {
  const texts = useTexts(serverEditorTexts)
  const { mutateAsync: create } = useCreateGameServer()
  const { mutateAsync: change } = useUpdateGameServer()
  const refetch = useRefetchGameServer()
  const fail = useFailureToast()
  const editing = useSavedItem({ noun: 'game-server', saved, fieldsOf: serverFieldsOf, refetch })
  const { item, save, diagnoseConflict } = editing

  const form = useForm({
    schema: serverFormSchema,
    submit: async (values) => {
      const kept = await save(() =>
        item ? change({ id: item.id, version: item.version, ...values }) : create(values),
      )
      if (!item) onCreated(kept.id)
      toast({ title: item ? texts.saved : texts.created })
    },
    onFailure: (error) => {
      fail(texts.saveFailed, error)
      void diagnoseConflict(error)
    },
  })
  return { ...editing, form }
}
export type ServerEditing = ReturnType<typeof useServerEditor>
