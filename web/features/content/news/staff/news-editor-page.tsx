import { addresses } from '#shared/addresses.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useStaffNewsItem } from './admin-news.queries.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import { NewsEditor } from './news-editor.tsx'

/** Writing and changing one news item, in both languages side by side. */
export function NewsEditorPage() {
  const texts = useTexts(newsEditorTexts)
  const { id, key, keepAs } = useIdInAddress(addresses.adminNewsItem)
  return (
    <>
      <PanelHeading title={id === null ? texts.titleNew : texts.titleEdit}>
        <BackLink to={addresses.adminNews} />
      </PanelHeading>
      <EditorStates key={key} id={id} onCreated={keepAs} />
    </>
  )
}

function EditorStates({ id, onCreated }: { id: number | null; onCreated: (id: number) => void }) {
  const texts = useTexts(newsEditorTexts)
  const item = useStaffNewsItem(id)
  if (id === null) return <NewsEditor saved={null} onCreated={onCreated} />
  if (item.isPending) return <Spinner />
  if (!item.data) {
    const isGone = item.error instanceof ApiError && item.error.code === 'not_found'
    return (
      <ErrorState
        message={isGone ? texts.gone : texts.loadFailed}
        {...(!isGone && { onRetry: () => void item.refetch() })}
      />
    )
  }
  return <NewsEditor saved={item.data} onCreated={onCreated} />
}
