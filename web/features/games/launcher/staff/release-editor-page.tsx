import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useStaffReleases } from './admin-launcher.queries.ts'
import { releaseEditorTexts } from './release-editor.texts.ts'
import { ReleaseEditor } from './release-editor.tsx'

/** Uploading a version of the launcher, and changing what is said of one. */
export function ReleaseEditorPage() {
  const texts = useTexts(releaseEditorTexts)
  const { id, key } = useIdInAddress(addresses.adminRelease)
  return (
    <>
      <PanelHeading title={id === null ? texts.titleNew : texts.titleEdit}>
        <BackLink to={addresses.adminLauncher} />
      </PanelHeading>
      {id === null ? <ReleaseEditor key={key} saved={null} /> : <SavedRelease key={key} id={id} />}
    </>
  )
}

function SavedRelease({ id }: { id: number }) {
  const texts = useTexts(releaseEditorTexts)
  const list = useStaffReleases()
  if (list.isPending) return <Spinner />
  if (!list.data) {
    return <ErrorState message={texts.loadFailed} onRetry={() => list.refetch()} />
  }
  return <OpenedRelease found={list.data.find((each) => each.id === id) ?? null} />
}

/** Decided once: an editor that is open stays so, also when somebody else deletes its release. */
function OpenedRelease({ found }: { found: StaffRelease | null }) {
  const texts = useTexts(releaseEditorTexts)
  const [opened] = useState(found)
  return opened ? <ReleaseEditor saved={opened} /> : <ErrorState message={texts.gone} />
}
