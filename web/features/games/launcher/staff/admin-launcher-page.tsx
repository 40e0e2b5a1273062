import { PackageOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { LAUNCHER_FILES, PLATFORMS, type Platform } from '#shared/constants/launcher.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { PLATFORM_NAMES } from '#web/features/games/launcher/download.data.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useStaffReleases } from './admin-launcher.queries.ts'
import { adminLauncherTexts } from './admin-launcher.texts.ts'
import { AdminReleaseRow } from './admin-release-row.tsx'
import { FeedAddresses } from './feed-addresses.tsx'
import { RemoveReleaseDialog } from './remove-release-dialog.tsx'

export function AdminLauncherPage() {
  const texts = useTexts(adminLauncherTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={hrefOf(addresses.adminRelease, { id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      <Loaded query={useStaffReleases()} loadFailed={texts.loadFailed}>
        {(releases) => <Releases releases={releases} />}
      </Loaded>
      <FeedAddresses />
    </>
  )
}

function Releases({ releases }: { releases: readonly StaffRelease[] }) {
  const texts = useTexts(adminLauncherTexts)
  const [removing, setRemoving] = useState<StaffRelease | null>(null)
  const [groups, focusGroups] = useFocusLater<HTMLDivElement>()
  return (
    <>
      <div ref={groups} tabIndex={-1} className="space-y-12">
        {releases.length === 0 ? (
          <EmptyState icon={<PackageOpen size={28} strokeWidth={1.5} aria-hidden="true" />}>
            {texts.empty}
          </EmptyState>
        ) : (
          PLATFORMS.map((platform) => (
            <PlatformReleases
              key={platform}
              platform={platform}
              releases={releases.filter((release) => release.platform === platform)}
              onRemove={setRemoving}
            />
          ))
        )}
      </div>
      <RemoveReleaseDialog release={removing} onClose={() => setRemoving(null)} onRemoved={focusGroups} />
    </>
  )
}

function PlatformReleases({
  platform,
  releases,
  onRemove,
}: {
  platform: Platform
  releases: readonly StaffRelease[]
  onRemove: (release: StaffRelease) => void
}) {
  const texts = useTexts(adminLauncherTexts)
  const { link } = LAUNCHER_FILES[platform]
  const hasLatest = releases.some(({ shownIn }) => shownIn === 'latest')
  return (
    <section aria-labelledby={`releases-${platform}`}>
      <SectionHeading id={`releases-${platform}`} title={PLATFORM_NAMES[platform]}>
        <a
          href={link}
          className="font-mono text-sm break-all text-muted underline decoration-1 underline-offset-4 hover:text-text"
        >
          {link}
        </a>
      </SectionHeading>
      {!hasLatest && (
        <p className="mb-5 text-sm text-muted">
          {releases.length === 0 ? texts.noneForPlatform : texts.noneLatest}
        </p>
      )}
      {releases.length > 0 && (
        <ol>
          {releases.map((release) => (
            <AdminReleaseRow key={release.id} release={release} onRemove={() => onRemove(release)} />
          ))}
        </ol>
      )}
    </section>
  )
}
