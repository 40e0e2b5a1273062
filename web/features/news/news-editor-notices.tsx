import { conflictTexts } from '#web/i18n/conflict.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EditClashes } from '#web/ui/edit-clashes.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsFields } from './news-editor-form.ts'
import type { NewsEditing } from './use-news-editor.ts'

/** What the writer has to know before going on: others were here, or the text comes out of this tab's memory. */
export function NewsEditorNotices({
  editing: { edits, obstacle, isRestoring, restoreItem },
}: {
  editing: NewsEditing
}) {
  const texts = useTexts(newsEditorTexts)
  const conflict = useTexts(conflictTexts)
  if (obstacle === 'removed') {
    return (
      <Notice tone="warning" title={texts.removedTitle}>
        <p>{texts.removedDetail}</p>
        <Button
          variant="outline"
          disabled={isRestoring}
          aria-busy={isRestoring || undefined}
          onClick={() => void restoreItem()}
        >
          {texts.restore}
        </Button>
      </Notice>
    )
  }
  if (obstacle === 'conflict' || edits.clashes.length > 0) {
    return (
      <EditClashes
        title={conflict.title}
        detail={edits.clashes.length > 0 ? conflict.chosen : conflict.merged}
        clashes={edits.clashes.map(({ field, theirs }) => ({ field, theirs, name: nameOf(field) }))}
        labels={conflict}
        onTake={(field) => edits.takeTheirs(field as keyof NewsFields)}
        onKeep={(field) => edits.keepMine(field as keyof NewsFields)}
      />
    )
  }
  if (!edits.wasRestored || !edits.isChanged) return null
  return (
    <Notice title={texts.restored}>
      <Button variant="outline" onClick={edits.discard}>
        {texts.discard}
      </Button>
    </Notice>
  )

  function nameOf(field: keyof NewsFields): string {
    const language = field.endsWith('_ru') ? texts.russian : field.endsWith('_en') ? texts.english : null
    return [texts.labels[field], language].filter(Boolean).join(', ')
  }
}
