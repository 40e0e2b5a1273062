import { ArrowRight, ExternalLink } from 'lucide-react'
import type { Notice } from '#shared/contract/platform/notices.ts'
import { isLinkOut } from '#shared/links.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Link } from '#web/routing/link.tsx'
import { noticesTexts } from './notices.texts.ts'

export type ShownNotice = Pick<Notice, 'text' | 'url' | 'languages' | 'createdAt'>

/** One notice; the whole of it leads where it leads. */
export function NoticeEntry({
  notice: { text, url, languages, createdAt },
  isNew,
}: {
  notice: ShownNotice
  isNew: boolean
}) {
  const texts = useTexts(noticesTexts)
  const { language } = useLanguage()
  const foreign = otherLanguage({ languages }, language)
  const said = <bdi lang={foreign}>{text}</bdi>
  return (
    <div
      className={classNames(
        'relative px-4 py-3 transition-colors',
        isNew && 'bg-raised shadow-[inset_3px_0_var(--color-signal)]',
        url !== null && 'hover:bg-raised',
      )}
    >
      <p className="leading-snug">
        {isNew && <span className="sr-only">{texts.new}: </span>}
        <LanguageMark of={foreign} className="mr-2" />
        {url === null ? (
          said
        ) : isLinkOut(url) ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="after:absolute after:inset-0 hover:text-signal"
          >
            {said} <ExternalLink size={14} strokeWidth={1.5} className="inline" aria-hidden="true" />
          </a>
        ) : (
          <Link to={url} className="after:absolute after:inset-0 hover:text-signal">
            {said} <ArrowRight size={14} strokeWidth={1.5} className="inline" aria-hidden="true" />
          </Link>
        )}
      </p>
      <p className="mt-1 text-sm text-muted">
        <LocalTime dateTime={createdAt} style="date-time" />
      </p>
    </div>
  )
}
