import { useEffect, useRef } from 'react'
import { readGameServerAddress } from '#shared/contract/games/game-server-address.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateGameServer, useRefetchGameServer, useUpdateGameServer } from './admin-servers.mutations.ts'
import { useFoundServer } from './found-server.queries.ts'
import { serverEditorTexts } from './server-editor.texts.ts'
import {
  FIELDS_OF_ADDRESS,
  fieldsFound,
  type ServerFields,
  serverChangeOf,
  serverFieldsOf,
  serverFormSchema,
} from './server-editor-form.ts'

/** A server under the editor's hands, and what is at the address that they type. */
export function useServerEditor(saved: StaffGameServer | null, onCreated: (id: number) => void) {
  const texts = useTexts(serverEditorTexts)
  const { mutateAsync: create } = useCreateGameServer()
  const { mutateAsync: update } = useUpdateGameServer()
  const wasAsked = useRef(false)
  const editing = useEditor({
    noun: 'game-server',
    saved,
    fieldsOf: serverFieldsOf,
    refetch: useRefetchGameServer(),
    schema: () => serverFormSchema,
    send: (values, item) => {
      const sent = serverChangeOf(values, item !== null || wasAsked.current)
      return item ? update({ id: item.id, version: item.version, ...sent }) : create(sent)
    },
    onSaved: (kept, before) => {
      if (!before) onCreated(kept.id)
      toast({ title: before ? texts.saved : texts.created })
    },
    saveFailed: texts.saveFailed,
  })
  const { item, edits } = editing
  const finding = useFoundServer(edits.values.ip, item?.ip ?? null)
  wasAsked.current = finding.found !== undefined
  /** What was filled in from an answer, so that it goes with the address. */
  const filledIn = useRef<Partial<ServerFields>>({})

  useEffect(() => {
    if (!finding.found) return
    const found = fieldsFound(finding.found)
    filledIn.current = { ...filledIn.current, ...found }
    for (const field of FIELDS) if (found[field] !== undefined) edits.set(field, found[field])
    // What was found is new, not the edits.
  }, [finding.found])

  /** Figures of one address are not those of another; what was typed by hand stays. */
  function setAddress(typed: string) {
    const isSaved = item !== null && readGameServerAddress(typed).ip === item.ip
    const before = serverFieldsOf(item)
    for (const field of FIELDS_OF_ADDRESS) {
      const value = edits.values[field]
      if (isSaved && value === '') edits.set(field, before[field])
      else if (
        !isSaved &&
        value !== '' &&
        (value === filledIn.current[field] || (item && value === before[field]))
      )
        edits.set(field, '')
    }
    edits.set('ip', typed)
  }
  return { ...editing, finding, setAddress }
}
export type ServerEditing = ReturnType<typeof useServerEditor>

const FIELDS = ['players', 'edition', 'universeId'] as const
