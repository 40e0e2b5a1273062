import type { ReactNode } from 'react'
import { AnnouncementBar } from '#web/features/platform/announcement/announcement-bar.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { appTexts } from './app.texts.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { MAIN_ID } from './main-id.ts'

/** What stands around every page: a skip link and, outside the admin panel, which has a frame of its own, the site's. */
export function PageFrame({ isOfSite, children }: { isOfSite: boolean; children: ReactNode }) {
  const texts = useTexts(appTexts)
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="label sr-only z-50 bg-signal text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        {texts.skipToContent}
      </a>
      {isOfSite && <AnnouncementBar />}
      {isOfSite && <Header />}
      {/* The panel's own bar comes with its pages, over the room that is kept for it. */}
      <main id={MAIN_ID} tabIndex={-1} className={isOfSite ? 'grow' : 'grow pt-12 print:pt-0'}>
        {children}
      </main>
      {isOfSite && <Footer />}
    </>
  )
}
