import type { Collection } from '#shared/contract/content/collections/collection.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useAskedLanguages } from '#web/features/content/writing/use-asked-languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { toast } from '#web/toasts/toast.ts'
import { useCreateEntry, useRefetchEntry, useUpdateEntry } from './admin-collections.mutations.ts'
import { entryEditorTexts } from './entry-editor.texts.ts'
import { entryDraftOf, entryFieldsOf, entryFormSchema } from './entry-form.ts'

/** An entry under the editor's hands; the address may say how a new one begins, as `?gameKey=first-blood`. */
export function useEntryEditor(
  collection: Collection,
  saved: StaffEntry | null,
  onCreated: (id: number) => void,
) {
  const texts = useTexts(entryEditorTexts)
  const begun = useAddressQuery().query
  const asked = useAskedLanguages()
  const { mutateAsync: create } = useCreateEntry(collection.name)
  const { mutateAsync: update } = useUpdateEntry(collection.name)
  return useEditor({
    noun: `collection ${collection.name}`,
    saved,
    fieldsOf: (entry: StaffEntry | null) => entryFieldsOf(collection, entry, begun),
    refetch: useRefetchEntry(collection.name),
    schema: () => entryFormSchema(collection, asked),
    send: (values, entry) => {
      const draft = entryDraftOf(values)
      return entry ? update({ ...draft, id: entry.id, version: entry.version }) : create(draft)
    },
    onSaved: (kept, before) => {
      if (!before) onCreated(kept.id)
      toast({ title: texts.saved })
    },
    saveFailed: texts.saveFailed,
  })
}
export type EntryEditing = ReturnType<typeof useEntryEditor>
