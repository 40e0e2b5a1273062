import { Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { addresses } from '#shared/addresses.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment } from '#web/lib/local-moment.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRemoveNews } from './admin-news.mutations.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsIntent } from './news-editor-form.ts'
import { NewsStateBadge } from './news-state-badge.tsx'
import type { NewsEditing } from './use-news-editor.ts'

/** What can be done with the item in its state. The first button is what the Enter key means, so it never publishes. */
export function NewsEditorActions({ editing }: { editing: NewsEditing }) {
  const texts = useTexts(newsEditorTexts)
  const words = useTexts(wordsTexts)
  const { item, edits, form, allowLeave } = editing
  const state = item?.state ?? 'draft'
  const date = fromLocalMoment(edits.values.date)
  const isAhead = date !== null && Date.parse(date) > Date.now()
  const button = (intent: NewsIntent, variant: ButtonVariant, label: string) => (
    <SubmitButton form={form} intent={intent} variant={variant} label={label} />
  )
  const buttons = {
    draft: (
      <>
        {button('draft', 'outline', texts.saveDraft)}
        {button('publish', 'primary', isAhead ? texts.schedule : texts.publish)}
      </>
    ),
    scheduled: (
      <>
        {button('save', 'primary', words.save)}
        {button('publish-now', 'outline', texts.publishNow)}
        {button('draft', 'ghost', texts.toDrafts)}
      </>
    ),
    published: (
      <>
        {button('save', 'primary', words.save)}
        {button('draft', 'outline', texts.unpublish)}
      </>
    ),
  }
  return (
    <EditorBar
      // A key of its own each: what is focused must not become another button when the state changes.
      buttons={<Fragment key={state}>{buttons[state]}</Fragment>}
      editing={editing}
    >
      {item && <NewsStateBadge state={item.state} />}
      {item && <RemoveButton id={item.id} onRemoved={allowLeave} />}
    </EditorBar>
  )
}

function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const texts = useTexts(newsEditorTexts)
  const words = useTexts(wordsTexts)
  const navigate = useNavigate()
  const { mutate: remove, isPending } = useRemoveNews()
  return (
    <Button
      variant="ghost"
      disabled={isPending}
      aria-busy={isPending || undefined}
      onClick={() =>
        remove(id, {
          onSuccess: () => {
            onRemoved()
            navigate(`${addresses.adminNews}?removed=${id}`)
          },
          onError: (error) => toastFailure(texts.removeFailed, error),
        })
      }
    >
      <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
      {isPending ? words.removing : words.remove}
    </Button>
  )
}
