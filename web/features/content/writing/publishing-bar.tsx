import { Trash2 } from 'lucide-react'
import { type ComponentProps, Fragment } from 'react'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment } from '#web/lib/local-moment.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { Intent, WritingState } from './publishing.ts'
import { StateBadge } from './state-badge.tsx'
import { writingTexts } from './writing.texts.ts'

/** What can be done with what is written in its state. The first button is what the Enter key means, so it never publishes. */
export function PublishingBar({
  editing,
  date,
  onRemove,
  isRemoving,
}: {
  editing: {
    form: ComponentProps<typeof EditorBar>['editing']['form'] & { isReady: boolean }
    isChanged: boolean
    item: { state: WritingState } | null
  }
  /** The field of its date. */
  date: string
  onRemove: () => void
  isRemoving: boolean
}) {
  const texts = useTexts(writingTexts)
  const words = useTexts(wordsTexts)
  const { item, form } = editing
  const state = item?.state ?? 'draft'
  const moment = fromLocalMoment(date)
  const isAhead = moment !== null && Date.parse(moment) > Date.now()
  const button = (intent: Intent, variant: ButtonVariant, label: string) => (
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
      {item && <StateBadge state={item.state} />}
      {item && (
        <Button variant="ghost" disabled={isRemoving} aria-busy={isRemoving || undefined} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
          {isRemoving ? words.removing : words.remove}
        </Button>
      )}
    </EditorBar>
  )
}
