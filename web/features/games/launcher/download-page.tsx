import { Archive, FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Release } from '#shared/contract/games/launcher.ts'
import { fill } from '#shared/texts/words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { PLANNED_VERSION } from './download.data.ts'
import { downloadTexts, downloadWords } from './download.texts.ts'
import { InstallSteps } from './install-steps.tsx'
import { useReleases } from './launcher.queries.ts'
import { LauncherFaq } from './launcher-faq.tsx'
import { PlatformCards } from './platform-cards.tsx'
import { ReleaseList } from './release-list.tsx'
import { Requirements } from './requirements.tsx'

export function DownloadPage() {
  const texts = useTexts(downloadWords)
  return (
    <>
      <PageHeading
        mark={sectionMark('download', texts.mark)}
        title={texts.title}
        lead={texts.lead}
        band={<HeadingBand of="download" name="gallery-4" tone="olive" position="object-[50%_50%]" />}
      />
      <div className="column">
        <Versions />
        <InstallSteps />
        <div className="below-fold mt-16 grid gap-16 md:mt-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Requirements />
          <LauncherFaq />
        </div>
      </div>
    </>
  )
}

function Versions() {
  const texts = useTexts(downloadTexts)
  const words = useTexts(downloadWords)
  const { data: releases, isPending, refetch } = useReleases()
  const failed = !isPending && !releases && (
    <ErrorState message={texts.loadFailed} onRetry={() => refetch()} />
  )
  const whenKnown = (show: (releases: readonly Release[]) => ReactNode) =>
    releases ? show(releases) : failed || <Spinner />
  const archive = (all: readonly Release[]) => (
    <ReleaseList
      releases={all.filter(({ channel }) => channel === 'archive')}
      icon={<Archive size={28} strokeWidth={1.5} aria-hidden="true" />}
      whenEmpty={all.length === 0 ? fill(words.nothingYet, { version: PLANNED_VERSION }) : words.archiveEmpty}
    />
  )
  const beta = (all: readonly Release[]) => (
    <ReleaseList
      releases={all.filter(({ channel }) => channel === 'beta')}
      icon={<FlaskConical size={28} strokeWidth={1.5} aria-hidden="true" />}
      whenEmpty={words.betaEmpty}
    />
  )
  return (
    <>
      <Tabs
        label={texts.versions}
        className="max-sm:[&_[role=tab]]:px-2 max-sm:[&_[role=tab]]:text-center max-sm:[&_[role=tablist]]:grid max-sm:[&_[role=tablist]]:grid-cols-3"
        tabs={[
          {
            key: 'latest',
            label: texts.latest,
            panel: (
              <div className="space-y-5">
                {failed}
                <PlatformCards releases={releases} />
              </div>
            ),
          },
          { key: 'archive', label: words.archive, panel: whenKnown(archive) },
          { key: 'beta', label: words.beta, panel: whenKnown(beta) },
        ]}
      />
      {releases && <WithoutTabs archive={archive(releases)} beta={beta(releases)} />}
    </>
  )
}

/** Where no script turns the tabs, what is behind them stands below. */
function WithoutTabs({ archive, beta }: { archive: ReactNode; beta: ReactNode }) {
  const words = useTexts(downloadWords)
  return (
    <noscript>
      <div className="mt-12 space-y-12">
        <h2 className="display text-3xl">{words.archive}</h2>
        {archive}
        <h2 className="display text-3xl">{words.beta}</h2>
        {beta}
      </div>
    </noscript>
  )
}
