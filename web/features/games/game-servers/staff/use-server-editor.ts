import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateGameServer, useRefetchGameServer, useUpdateGameServer } from './admin-servers.mutations.ts'
import { serverEditorTexts } from './server-editor.texts.ts'
import { serverFieldsOf, serverFormSchema } from './server-editor-form.ts'

/** A server under the editor's hands. */
export function useServerEditor(saved: StaffGameServer | null, onCreated: (id: number) => void) {
  const texts = useTexts(serverEditorTexts)
  const { mutateAsync: create } = useCreateGameServer()
  const { mutateAsync: update } = useUpdateGameServer()
  return useEditor({
    noun: 'game-server',
    saved,
    fieldsOf: serverFieldsOf,
    refetch: useRefetchGameServer(),
    schema: () => serverFormSchema,
    send: (values, item) =>
      item ? update({ id: item.id, version: item.version, ...values }) : create(values),
    onSaved: (kept, before) => {
      if (!before) onCreated(kept.id)
      toast({ title: before ? texts.saved : texts.created })
    },
    saveFailed: texts.saveFailed,
  })
}
export type ServerEditing = ReturnType<typeof useServerEditor>
