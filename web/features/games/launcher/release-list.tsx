import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Release } from '#shared/contract/games/launcher.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PLATFORM_NAMES } from './download.data.ts'
import { downloadTexts } from './download.texts.ts'
import { formatBytes } from './format-figures.ts'
import { ReleaseDisclosures } from './release-disclosures.tsx'

/** Releases by their version, or why there are none. */
export function ReleaseList({
  releases,
  icon,
  whenEmpty,
}: {
  /** The newest version first. */
  releases: readonly Release[]
  icon: ReactNode
  whenEmpty: string
}) {
  const texts = useTexts(downloadTexts)
  if (releases.length === 0) return <EmptyState icon={icon}>{whenEmpty}</EmptyState>
  return (
    <ol className="space-y-10">
      {[...new Set(releases.map(({ version }) => version))].map((version) => (
        <li
          key={version}
          className="grid gap-x-8 gap-y-4 not-first:border-t not-first:border-line not-first:pt-5 lg:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <h2 className="display text-2xl normal-case">
            <span className="label mb-1 block text-sand">{texts.version}</span>
            {version}
          </h2>
          <ul className="grid gap-6 md:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]">
            {releases
              .filter((release) => release.version === version)
              .map((release) => (
                <ReleaseEntry key={release.platform} release={release} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function ReleaseEntry({ release }: { release: Release }) {
  const texts = useTexts(downloadTexts)
  const { language } = useLanguage()
  const { platform, version, date, file } = release
  const name = PLATFORM_NAMES[platform]
  return (
    <li className="min-w-0">
      <div className="flex items-center justify-between gap-4 border-b border-line pb-4">
        <div>
          <h3 className="font-medium">{name}</h3>
          <p className="mt-1 font-mono text-sm text-muted">
            <LocalTime dateTime={date} style="date" /> · {formatBytes(file.size, language)}
          </p>
        </div>
        <a
          href={file.url}
          aria-label={texts.downloadVersion(name, version)}
          className={buttonClass({ variant: 'outline', size: 'icon' })}
        >
          <Download size={20} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </div>
      <ReleaseDisclosures release={release} savedAs={file.name} />
    </li>
  )
}
