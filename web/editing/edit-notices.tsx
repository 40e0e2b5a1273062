import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EditClashes } from './edit-clashes.tsx'
import type { Fields } from './merge-edits.ts'
import type { Edits } from './use-edits.ts'
import type { SaveConflict } from './use-saved-item.ts'

/** What an editor has to know before going on: others were here, or the fields come out of this tab's memory. */
export function EditNotices<F extends Fields>({
  edits,
  saveConflict,
  conflict,
  labels,
  wayOut,
  describe,
  onDiscard = edits.discard,
}: {
  edits: Edits<F>
  saveConflict: SaveConflict
  conflict: {
    title: string
    merged: string
    chosen: string
    theirs: string
    empty: string
    take: string
    keep: string
  }
  labels: { removedTitle: string; removedDetail: string; restored: string; discard: string }
  /** What can be done with the fields when the item itself is gone. */
  wayOut: ReactNode
  /** A field and what others saved in it, in words. */
  describe: (field: keyof F & string, theirs: string) => { name: string; theirs: string }
  onDiscard?: () => void
}) {
  if (saveConflict === 'removed') {
    return (
      <Notice tone="warning" title={labels.removedTitle}>
        <p>{labels.removedDetail}</p>
        {wayOut}
      </Notice>
    )
  }
  if (saveConflict === 'changed' || edits.clashes.length > 0) {
    return (
      <EditClashes
        title={conflict.title}
        detail={edits.clashes.length > 0 ? conflict.chosen : conflict.merged}
        clashes={edits.clashes.map(({ field, theirs }) => ({ field, ...describe(field, theirs) }))}
        labels={conflict}
        onTake={edits.takeTheirs}
        onKeep={edits.keepMine}
      />
    )
  }
  if (!edits.wasRestored || !edits.isChanged) return null
  return (
    <Notice title={labels.restored}>
      <Button variant="outline" onClick={onDiscard}>
        {labels.discard}
      </Button>
    </Notice>
  )
}

/** A field by its label, with the language of the text where it has one. */
export function nameOfField(
  field: string,
  labels: Readonly<Record<string, string>>,
  { russian, english }: { russian: string; english: string },
): string {
  const language = field.endsWith('_ru') ? russian : field.endsWith('_en') ? english : null
  return [labels[field], language].filter(Boolean).join(', ')
}
