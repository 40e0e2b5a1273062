import { useState } from 'react'
import type { StaffNewsItem } from '#shared/contract/news.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useEdits } from '#web/lib/use-edits.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useUnsavedWarning } from '#web/lib/use-unsaved-warning.ts'
import { toast } from '#web/ui/toast.ts'
import { useFreshNewsItem, useRestoreNews, useSaveNews } from './admin-news.mutations.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import { type NewsFormValues, newsChangeOf, newsFieldsOf, newsFormSchema } from './news-editor-form.ts'

/** What stands between the text on the screen and the saved one. */
export type Obstacle = 'conflict' | 'removed' | null

/** An item under the editor's hands: its fields, saving them, and what to do when others were there first. */
export function useNewsEditor(saved: StaffNewsItem | null, onCreated: (id: number) => void) {
  const texts = useTexts(newsEditorTexts)
  const [item, setItem] = useState(saved)
  const [obstacle, setObstacle] = useState<Obstacle>(null)
  const edits = useEdits(`news:${item?.id ?? 'new'}`, newsFieldsOf(saved, new Date()))
  const letGo = useUnsavedWarning(edits.isChanged)
  const { mutateAsync: save } = useSaveNews()
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreNews()
  const askAnew = useFreshNewsItem()

  async function submit(values: NewsFormValues) {
    const sent = edits.values
    const version = item ? { version: item.version } : {}
    const kept = await save({
      id: item?.id ?? null,
      change: { ...newsChangeOf(values, item, new Date()), ...version },
    })
    setItem(kept)
    setObstacle(null)
    edits.settle(sent, newsFieldsOf(kept, new Date()))
    letGo()
    if (!item) onCreated(kept.id)
    toast({ title: texts.savedStates[kept.state] })
  }

  async function onFailure(error: unknown) {
    toast({
      title: texts.saveFailed,
      description: failureMessage(error, texts.saveFailed),
      variant: 'destructive',
    })
    const code = error instanceof ApiError ? error.code : null
    if (!item || (code !== 'conflict' && code !== 'not_found')) return
    await goOnOver(() => askAnew(item.id), 'conflict')
  }

  /** Takes what the server has now for the state to edit over. */
  async function goOnOver(ask: () => Promise<StaffNewsItem>, next: Obstacle) {
    try {
      const theirs = await ask()
      setItem(theirs)
      edits.rebase(newsFieldsOf(theirs, new Date()))
      setObstacle(next)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') setObstacle('removed')
    }
  }

  async function restoreItem() {
    if (!item) return
    try {
      const theirs = await restore(item.id)
      await goOnOver(async () => theirs, null)
      toast({ title: texts.restoredNow })
    } catch (error) {
      toast({
        title: texts.restoreFailed,
        description: failureMessage(error, texts.restoreFailed),
        variant: 'destructive',
      })
    }
  }

  const form = useForm({ schema: newsFormSchema, submit, onFailure })
  return { item, edits, form, obstacle, isRestoring, restoreItem, letGo }
}
export type NewsEditing = ReturnType<typeof useNewsEditor>
