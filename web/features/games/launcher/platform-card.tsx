import { Download, Hourglass } from 'lucide-react'
import { LAUNCHER_FILES, type Platform } from '#shared/constants/launcher.ts'
import type { Release } from '#shared/contract/games/launcher.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PLANNED_VERSION, PLATFORM_NAMES } from './download.data.ts'
import { downloadTexts } from './download.texts.ts'
import { formatBytes } from './format-figures.ts'
import { PlatformMark } from './platform-mark.tsx'
import { ReleaseDisclosures } from './release-disclosures.tsx'

/** The latest release for a platform: null when there is none, undefined as long as that is not known. */
export type LatestRelease = Release | null | undefined

export function PlatformCard({
  platform,
  latest,
  isOwn,
  isFirst,
}: {
  platform: Platform
  latest: LatestRelease
  isOwn: boolean
  isFirst: boolean
}) {
  const texts = useTexts(downloadTexts)
  const name = PLATFORM_NAMES[platform]
  const { link } = LAUNCHER_FILES[platform]
  return (
    <li
      className={classNames(
        'ticks relative flex flex-col border bg-raised p-5 md:p-6',
        isFirst ? 'border-edge md:col-span-2 lg:col-span-1' : 'border-line',
      )}
    >
      <div className="flex min-h-7 items-start justify-between gap-4">
        <PlatformMark platform={platform} className="size-16 text-edge" />
        {isOwn && <Badge tone="sand">{texts.ownSystem}</Badge>}
      </div>
      <h2 className="display mt-4 text-2xl">{name}</h2>
      <Facts platform={platform} latest={latest} />
      {latest && <ReleaseDisclosures release={latest} savedAs={link.split('/').at(-1) ?? latest.file.name} />}
      <div className="mt-auto pt-6">
        {latest === null ? (
          <p className="flex min-h-11 items-center justify-center gap-3 border border-dashed border-edge px-4 py-2 text-center text-muted">
            <Hourglass size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            {texts.noFile}
          </p>
        ) : (
          <a
            href={link}
            aria-label={texts.downloadFor(name)}
            className={classNames(
              buttonClass({ variant: isFirst ? 'primary' : 'outline', size: isFirst ? 'lg' : 'default' }),
              'w-full',
            )}
          >
            <Download size={20} strokeWidth={1.5} aria-hidden="true" />
            {texts.download}
          </a>
        )}
      </div>
    </li>
  )
}

function Facts({ platform, latest }: { platform: Platform; latest: LatestRelease }) {
  const texts = useTexts(downloadTexts)
  const { language } = useLanguage()
  const facts = [
    ...(latest === null ? [{ term: texts.version, detail: `${PLANNED_VERSION}, ${texts.planned}` }] : []),
    ...(latest
      ? [
          { term: texts.version, detail: latest.version },
          { term: texts.date, detail: <LocalTime dateTime={latest.date} style="date" /> },
          { term: texts.size, detail: formatBytes(latest.file.size, language) },
        ]
      : []),
    { term: texts.systems, detail: texts.platforms[platform].systems },
    { term: texts.file, detail: `.${LAUNCHER_FILES[platform].ending}` },
  ]
  return (
    <dl className="mt-4 border-t border-line">
      {facts.map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[6rem_1fr] gap-3 border-b border-line py-2 text-sm">
          <dt className="label pt-0.5 text-muted">{term}</dt>
          <dd className="font-mono">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
