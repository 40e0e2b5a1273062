import type { StaffPageWithText } from '#shared/contract/content/pages.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { pageEditorTexts } from './page-editor.texts.ts'
import type { PageFields } from './page-editor-form.ts'

/** What whoever edits a page or short link has to know before going on. */
export function PageNotices({
  editing,
}: {
  editing: Parameters<typeof EditNotices<PageFields>>[0]['editing'] & {
    item: StaffPageWithText | null
    isRestoring: boolean
    bringBack: (item: StaffPageWithText | null) => Promise<void>
  }
}) {
  const texts = useTexts(pageEditorTexts)
  const { item, isRestoring, bringBack } = editing
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
            onClick={() => void bringBack(item)}
          >
            {texts.restore}
          </Button>
        ),
      }}
    />
  )
}
