import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { conflictTexts } from './conflict.texts.ts'
import { EditClashes } from './edit-clashes.tsx'
import { editorTexts } from './editor.texts.ts'
import type { Fields } from './merge-edits.ts'
import { nameOfField } from './name-of-field.ts'
import { TICKED } from './set-fields.ts'
import type { Edits } from './use-edits.ts'
import type { SaveConflict } from './use-saved-item.ts'

/**
 * What an editor has to know before going on: the fields come out of this tab's memory, or others were here, which is said
 * where the buttons are.
 */
export function EditNotices<F extends Fields>({
  editing: { edits, saveConflict, refused, atButtons, continueAsNew, unsettledPresses, hidesTyped },
  removed,
  labels,
  inWords,
  onDiscard = edits.discard,
}: {
  editing: {
    edits: Edits<F>
    saveConflict: SaveConflict
    refused: { by: string | null } | null
    atButtons: HTMLElement | null
    continueAsNew: () => void
    unsettledPresses: number
    hidesTyped: boolean
  }
  /** Said when the item itself is gone, and what can be done with the fields then: `saveAsNew` is what the button says that goes on with a new one. */
  removed: { title: string; detail?: string; saveAsNew?: string; wayOut?: ReactNode }
  /** What the fields are called. */
  labels: Readonly<Record<string, string>>
  /** What a field holds, where that is no text for people; nothing of one that is, or of a box that is ticked. */
  inWords?: (field: keyof F & string, text: string) => string | undefined
  onDiscard?: () => void
}) {
  const texts = useTexts(editorTexts)
  const words = useTexts(wordsTexts)
  const { ticked } = useTexts(conflictTexts)
  const told = (field: keyof F & string, text: string) =>
    inWords?.(field, text) ?? (text === TICKED ? ticked : text)
  const isTold = saveConflict !== null || edits.clashes.length > 0
  if (isTold) {
    const notice =
      saveConflict === 'removed' ? (
        <Notice tone="warning" title={removed.title}>
          {removed.detail && <p>{removed.detail}</p>}
          {removed.saveAsNew && (
            <Button variant="outline" onClick={continueAsNew}>
              {removed.saveAsNew}
            </Button>
          )}
          {removed.wayOut}
        </Notice>
      ) : (
        <EditClashes
          by={refused?.by ?? null}
          taken={edits.taken.map((field) => nameOfField(field, labels, words)).filter(Boolean)}
          clashes={edits.clashes.map(({ field, theirs }) => ({
            field,
            name: nameOfField(field, labels, words),
            theirs: told(field, theirs),
          }))}
          hidesTyped={hidesTyped}
          onTake={edits.takeTheirs}
          onKeep={edits.keepMine}
        />
      )
    const brought =
      refused || unsettledPresses > 0 ? (
        <Brought key={saveConflict} presses={unsettledPresses}>
          {notice}
        </Brought>
      ) : (
        notice
      )
    return atButtons ? createPortal(brought, atButtons) : brought
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

/** Comes into sight and gets the focus when it appears, and again with each press: whoever pressed the button looks for what became of it. */
function Brought({ presses, children }: { presses: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'center' })
  }, [presses])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
