import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useForm } from '#web/editing/use-form.ts'
import { useSavedItem } from '#web/editing/use-saved-item.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useRefetchNewsItem, useRestoreNews, useSaveNews } from './admin-news.mutations.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import { type NewsFormValues, newsChangeOf, newsFieldsOf, newsFormSchema } from './news-editor-form.ts'

/** An item under the editor's hands: its fields, saving them, and what to do when others were there first. */
export function useNewsEditor(saved: StaffNewsItem | null, onCreated: (id: number) => void) {
  const texts = useTexts(newsEditorTexts)
  const { mutateAsync: send } = useSaveNews()
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreNews()
  const refetch = useRefetchNewsItem()
  const editing = useSavedItem({
    noun: 'news',
    saved,
    fieldsOf: (item) => newsFieldsOf(item, new Date()),
    refetch,
  })
  const { item, save, diagnoseConflict, rebaseOnto } = editing
  const fail = useFailureToast()

  async function submit(values: NewsFormValues) {
    const change = newsChangeOf(values, item, new Date())
    const kept = await save(() =>
      send({ id: item?.id ?? null, change: item ? { ...change, version: item.version } : change }),
    )
    if (!item) onCreated(kept.id)
    toast({ title: texts.savedStates[kept.state] })
  }

  async function restoreItem() {
    if (!item) return
    try {
      rebaseOnto(await restore(item.id), null)
      toast({ title: texts.restoredNow })
    } catch (error) {
      fail(texts.restoreFailed, error)
    }
  }

  const form = useForm({
    schema: newsFormSchema,
    submit,
    onFailure: (error) => {
      fail(texts.saveFailed, error)
      void diagnoseConflict(error)
    },
  })
  return { ...editing, form, isRestoring, restoreItem }
}
export type NewsEditing = ReturnType<typeof useNewsEditor>
