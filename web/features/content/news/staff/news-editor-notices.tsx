import { conflictTexts } from '#web/editing/conflict.texts.ts'
import { EditNotices, nameOfField } from '#web/editing/edit-notices.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsEditing } from './use-news-editor.ts'

export function NewsEditorNotices({
  editing: { edits, saveConflict, isRestoring, restoreItem },
}: {
  editing: NewsEditing
}) {
  const texts = useTexts(newsEditorTexts)
  const words = useTexts(wordsTexts)
  return (
    <EditNotices
      edits={edits}
      saveConflict={saveConflict}
      conflict={useTexts(conflictTexts)}
      labels={texts}
      wayOut={
        <Button
          variant="outline"
          disabled={isRestoring}
          aria-busy={isRestoring || undefined}
          onClick={() => void restoreItem()}
        >
          {texts.restore}
        </Button>
      }
      describe={(field, theirs) => ({ name: nameOfField(field, texts.labels, words), theirs })}
    />
  )
}
