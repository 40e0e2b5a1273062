import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment } from '#web/lib/local-moment.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router.tsx'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRemoveNews } from './admin-news.mutations.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsIntent } from './news-editor-form.ts'
import { NewsStateBadge } from './news-state-badge.tsx'
import type { NewsEditing } from './use-news-editor.ts'

/** What can be done with the item in its state. The first button is what the Enter key means, so it never publishes. */
export function NewsEditorActions({ editing: { item, edits, form, letGo } }: { editing: NewsEditing }) {
  const texts = useTexts(newsEditorTexts)
  const state = item?.state ?? 'draft'
  const date = fromLocalMoment(edits.values.date)
  const isAhead = date !== null && Date.parse(date) > Date.now()
  const intent = (value: NewsIntent, variant: ButtonVariant, label: ReactNode) => (
    <Button
      type="submit"
      name="intent"
      value={value}
      variant={variant}
      disabled={form.isBusy || !form.isReady}
      aria-busy={form.isBusy || undefined}
    >
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line bg-ground py-4 md:sticky md:bottom-0 md:z-10">
      {state === 'draft' && (
        <>
          {intent('draft', 'outline', texts.saveDraft)}
          {intent('publish', 'primary', isAhead ? texts.schedule : texts.publish)}
        </>
      )}
      {state === 'scheduled' && (
        <>
          {intent('save', 'primary', texts.save)}
          {intent('publish-now', 'outline', texts.publishNow)}
          {intent('draft', 'ghost', texts.toDrafts)}
        </>
      )}
      {state === 'published' && (
        <>
          {intent('save', 'primary', texts.save)}
          {intent('draft', 'outline', texts.unpublish)}
        </>
      )}
      <p role="status" className="grow text-sm text-muted">
        {form.isBusy ? texts.saving : edits.isChanged ? texts.notSaved : item && texts.allSaved}
      </p>
      {item && <NewsStateBadge state={item.state} />}
      {item && <RemoveButton id={item.id} onRemoved={letGo} />}
    </div>
  )
}

function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const texts = useTexts(newsEditorTexts)
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
            navigate(`${paths.adminNews}?removed=${id}`)
          },
          onError: (error) =>
            toast({
              title: texts.removeFailed,
              description: failureMessage(error, texts.removeFailed),
              variant: 'destructive',
            }),
        })
      }
    >
      <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
      {isPending ? texts.removing : texts.remove}
    </Button>
  )
}
