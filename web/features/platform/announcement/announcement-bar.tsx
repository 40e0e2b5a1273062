import { useState } from 'react'
import { CLOSED_ANNOUNCEMENT_KEY } from '#shared/closed-announcement-key.ts'
import type { ShownAnnouncement } from '#shared/contract/platform/announcement.ts'
import { isLinkOut } from '#shared/links.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { textInEither } from '#web/i18n/other-language.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { announcementBarTexts } from './announcement-bar.texts.ts'

/** What everybody is told above every page. */
export function AnnouncementBar() {
  const { announcement } = useSiteInfo()
  return announcement && <Bar key={announcement.key} announcement={announcement} />
}

function Bar({ announcement }: { announcement: ShownAnnouncement }) {
  const { key, isClosable } = announcement
  const texts = useTexts(announcementBarTexts)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null

  function close() {
    setClosed(true)
    document.documentElement.dataset.closedAnnouncement = key
    try {
      localStorage.setItem(CLOSED_ANNOUNCEMENT_KEY, key)
    } catch {}
    // What had the focus is gone: it goes on to what comes next.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-label={texts.label}
      data-announcement
      className="border-b border-line bg-raised shadow-[inset_3px_0_var(--color-signal)] print:hidden"
    >
      <div className="column flex items-start gap-3 text-sm leading-snug">
        <p className="min-w-0 grow py-3">
          <AnnouncementText told={announcement} />
        </p>
        {isClosable && (
          <button
            type="button"
            aria-label={texts.close}
            onClick={close}
            className="-mr-3 flex size-11 shrink-0 items-center justify-center text-muted hover:text-text noscript:hidden"
          >
            <svg viewBox="0 0 24 24" className="size-5" stroke="currentColor" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" strokeWidth="1.5" />
            </svg>
          </button>
        )}
      </div>
    </section>
  )
}

/** In the reader's language; what is told in the other alone is marked with it. */
function AnnouncementText({ told: { text_ru, text_en, url } }: { told: ShownAnnouncement }) {
  const { language } = useLanguage()
  const isOpen = useIsOpenAddress()
  const own = language === 'ru' ? text_ru : text_en
  const text = textInEither({ ru: text_ru, en: text_en }, language)
  const lang = own ? undefined : language === 'ru' ? 'en' : 'ru'
  // The attribute says it to assistive technology.
  const mark = lang && (
    <span aria-hidden="true" className="label mr-2 border border-edge px-1.5 text-muted">
      {lang}
    </span>
  )
  if (url === null || !isOpen(url))
    return (
      <>
        {mark}
        <span lang={lang}>{text}</span>
      </>
    )
  return (
    <>
      {mark}
      <a
        href={url}
        lang={lang}
        {...(isLinkOut(url) && { target: '_blank', rel: 'noopener noreferrer' })}
        className="underline decoration-signal underline-offset-4 hover:text-signal"
      >
        {text}
      </a>
    </>
  )
}
