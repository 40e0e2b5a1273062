import { addresses } from '#shared/addresses.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useStaffPage } from './admin-pages.queries.ts'
import { LinkEditor } from './link-editor.tsx'
import { pageEditorTexts } from './page-editor.texts.ts'
import { PageEditor } from './page-editor.tsx'

/** Writing and changing one page, or one short link. */
export function PageEditorPage() {
  const texts = useTexts(pageEditorTexts)
  const { id, key, keepAs } = useIdInAddress(addresses.adminPage)
  const { query } = useAddressQuery()
  const { data } = useStaffPage(id)
  const isLink = data ? data.redirectTo !== null : query.get('kind') === 'link'
  const title =
    id === null ? (isLink ? texts.newLink : texts.newPage) : isLink ? texts.editLink : texts.editPage
  return (
    <>
      <PanelHeading title={title}>
        <BackLink to={addresses.adminPages} />
      </PanelHeading>
      <EditorStates key={key} id={id} isLink={isLink} onCreated={keepAs} />
    </>
  )
}

function EditorStates({
  id,
  isLink,
  onCreated,
}: {
  id: number | null
  isLink: boolean
  onCreated: (id: number) => void
}) {
  const texts = useTexts(pageEditorTexts)
  const page = useStaffPage(id)
  const Editor = isLink ? LinkEditor : PageEditor
  if (id === null) return <Editor saved={null} onCreated={onCreated} />
  if (page.isPending) return <Spinner />
  if (!page.data) {
    const isGone = page.error instanceof ApiError && page.error.code === 'not_found'
    return (
      <ErrorState
        message={isGone ? texts.gone : texts.loadFailed}
        {...(!isGone && { onRetry: () => void page.refetch() })}
      />
    )
  }
  return <Editor saved={page.data} onCreated={onCreated} />
}
