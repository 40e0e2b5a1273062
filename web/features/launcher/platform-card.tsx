import { Download } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import type { Platform } from './download.data.ts'
import { downloadTexts } from './download.texts.ts'

export function PlatformCard({
  platform,
  systems,
  isOwn,
  isFirst,
}: {
  platform: Platform
  systems: string
  isOwn: boolean
  isFirst: boolean
}) {
  const texts = useTexts(downloadTexts)
  const facts = [
    { term: texts.version, detail: platform.version },
    { term: texts.systems, detail: systems },
    { term: texts.file, detail: platform.fileType },
  ]
  return (
    <li
      className={classNames(
        'ticks relative flex flex-col border bg-raised p-5 md:p-6',
        isFirst ? 'border-edge md:col-span-2 lg:col-span-1' : 'border-line',
      )}
    >
      <div className="flex min-h-7 items-start justify-between gap-4">
        <p
          aria-hidden="true"
          className={classNames(
            'display leading-none text-transparent [-webkit-text-stroke:1px_var(--color-edge)]',
            isFirst ? 'text-6xl lg:text-8xl' : 'text-6xl',
          )}
        >
          {platform.mark}
        </p>
        {isOwn && <Badge tone="sand">{texts.ownSystem}</Badge>}
      </div>
      <h2 className="display mt-4 text-2xl">{platform.name}</h2>
      <dl className="mt-4 mb-6 border-t border-line">
        {facts.map(({ term, detail }) => (
          <div key={term} className="grid grid-cols-[6rem_1fr] gap-3 border-b border-line py-2 text-sm">
            <dt className="label pt-0.5 text-muted">{term}</dt>
            <dd className="font-mono">{detail}</dd>
          </div>
        ))}
      </dl>
      <a
        href={platform.href}
        aria-label={texts.downloadFor(platform.name)}
        className={classNames(
          buttonClass({ variant: isFirst ? 'primary' : 'outline', size: isFirst ? 'lg' : 'default' }),
          'mt-auto w-full',
        )}
      >
        <Download size={20} strokeWidth={1.5} />
        {texts.download}
      </a>
    </li>
  )
}
