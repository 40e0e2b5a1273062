import { EditNotices } from '#web/editing/edit-notices.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsEditing } from './use-news-editor.ts'

export function NewsEditorNotices({ editing }: { editing: NewsEditing }) {
  const texts = useTexts(newsEditorTexts)
  const { isRestoring, restoreItem } = editing
  return (
    <EditNotices
      editing={editing}
      labels={texts.labels}
      removed={{
        title: texts.removedTitle,
        detail: texts.removedDetail,
        wayOut: (
          <Button
            variant="outline"
            disabled={isRestoring}
            aria-busy={isRestoring || undefined}
            onClick={() => void restoreItem()}
          >
            {texts.restore}
          </Button>
        ),
      }}
    />
  )
}
