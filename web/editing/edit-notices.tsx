import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { conflictTexts } from './conflict.texts.ts'
import { EditClashes } from './edit-clashes.tsx'
import { editorTexts } from './editor.texts.ts'
import type { Fields } from './merge-edits.ts'
import { TICKED } from './set-fields.ts'
import type { Edits } from './use-edits.ts'
import type { SaveConflict } from './use-saved-item.ts'

/** What an editor has to know before going on: others were here, or the fields come out of this tab's memory. */
export function EditNotices<F extends Fields>({
  editing: { edits, saveConflict, continueAsNew },
  removed,
  labels,
  inWords,
  onDiscard = edits.discard,
}: {
  editing: { edits: Edits<F>; saveConflict: SaveConflict; continueAsNew: () => void }
  /** Said when the item itself is gone, and what can be done with the fields then: `saveAsNew` is what the button says that goes on with a new one. */
  removed: { title: string; detail?: string; saveAsNew?: string; wayOut?: ReactNode }
  /** What the fields are called. */
  labels: Readonly<Record<string, string>>
  /** What a field holds, where that is no text for people. */
  inWords?: (field: keyof F & string, text: string) => string
  onDiscard?: () => void
}) {
  const texts = useTexts(editorTexts)
  const words = useTexts(wordsTexts)
  const { ticked } = useTexts(conflictTexts)
  const told = (field: keyof F & string, text: string) =>
    inWords?.(field, text) ?? (text === TICKED ? ticked : text)
  if (saveConflict === 'removed') {
    return (
      <Notice tone="warning" title={removed.title}>
        {removed.detail && <p>{removed.detail}</p>}
        {removed.saveAsNew && (
          <Button variant="outline" onClick={continueAsNew}>
            {removed.saveAsNew}
          </Button>
        )}
        {removed.wayOut}
      </Notice>
    )
  }
  if (saveConflict === 'changed' || edits.clashes.length > 0) {
    return (
      <EditClashes
        clashes={edits.clashes.map(({ field, theirs }) => ({
          field,
          name: nameOfField(field, labels, words),
          theirs: told(field, theirs),
        }))}
        onTake={edits.takeTheirs}
        onKeep={edits.keepMine}
      />
    )
  }
  if (!edits.wasRestored || !edits.isChanged) return null
  return (
    <Notice title={texts.restored}>
      <Button variant="outline" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </Notice>
  )
}

/** A field by its label, with the language of the text where it has one. */
function nameOfField(
  field: string,
  labels: Readonly<Record<string, string>>,
  { russian, english }: { russian: string; english: string },
): string {
  const language = field.endsWith('_ru') ? russian : field.endsWith('_en') ? english : null
  return [labels[field], language].filter(Boolean).join(', ')
}
