import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useAskedLanguages } from '#web/features/content/writing/use-asked-languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateNews, useRefetchNewsItem, useRestoreNews, useUpdateNews } from './admin-news.mutations.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import { newsChangeOf, newsFieldsOf, newsFormSchema } from './news-editor-form.ts'

/** An item under the editor's hands, and bringing it back when somebody else deleted it. */
export function useNewsEditor(saved: StaffNewsItem | null, onCreated: (id: number) => void) {
  const texts = useTexts(newsEditorTexts)
  const { mutateAsync: create } = useCreateNews()
  const { mutateAsync: update } = useUpdateNews()
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreNews()
  const fail = useFailureToast()
  const asked = useAskedLanguages()
  const editing = useEditor({
    noun: 'news',
    saved,
    fieldsOf: (item: StaffNewsItem | null) => newsFieldsOf(item, new Date()),
    refetch: useRefetchNewsItem(),
    schema: () => newsFormSchema(asked),
    send: (values, item) => {
      const change = newsChangeOf(values, item, new Date())
      return item ? update({ id: item.id, version: item.version, ...change }) : create(change)
    },
    onSaved: (kept, before) => {
      if (!before) onCreated(kept.id)
      toast({ title: texts.savedStates[kept.state] })
    },
    saveFailed: texts.saveFailed,
  })
  const { item, rebaseOnto } = editing

  async function restoreItem() {
    if (!item) return
    try {
      rebaseOnto(await restore(item.id), null)
      toast({ title: texts.restoredNow })
    } catch (error) {
      fail(texts.restoreFailed, error)
    }
  }
  return { ...editing, isRestoring, restoreItem }
}
export type NewsEditing = ReturnType<typeof useNewsEditor>
