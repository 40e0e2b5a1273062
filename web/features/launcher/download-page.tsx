import { Archive, FlaskConical } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { downloadTexts } from './download.texts.ts'
import { InstallSteps } from './install-steps.tsx'
import { LauncherFaq } from './launcher-faq.tsx'
import { PlatformCards } from './platform-cards.tsx'
import { Requirements } from './requirements.tsx'

export function DownloadPage() {
  const texts = useTexts(downloadTexts)
  return (
    <div className="column py-10 md:py-16">
      <PageHeading mark={texts.mark} title={texts.title} lead={texts.lead} />
      <Tabs
        label={texts.versions}
        className="max-sm:[&_[role=tab]]:px-2 max-sm:[&_[role=tab]]:text-center max-sm:[&_[role=tablist]]:grid max-sm:[&_[role=tablist]]:grid-cols-3"
        tabs={[
          { key: 'latest', label: texts.latest, panel: <PlatformCards /> },
          {
            key: 'archive',
            label: texts.archive,
            panel: (
              <EmptyState icon={<Archive size={28} strokeWidth={1.5} />}>{texts.archiveEmpty}</EmptyState>
            ),
          },
          {
            key: 'beta',
            label: texts.beta,
            panel: (
              <EmptyState icon={<FlaskConical size={28} strokeWidth={1.5} />}>{texts.betaEmpty}</EmptyState>
            ),
          },
        ]}
      />
      <InstallSteps />
      <div className="mt-16 grid gap-16 md:mt-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Requirements />
        <LauncherFaq />
      </div>
    </div>
  )
}
