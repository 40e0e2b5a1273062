import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { MAIN_ID } from './main-id.ts'
import { pageTitle } from './page-title.ts'
import type { Route } from './route.tsx'

/** What happens on arrival at another address: scrolled to the top, focus on the page, title and description its own. */
export function useArrival(route: Route): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useHead(route)

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    window.scrollTo(0, 0)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}

/** The first page brings its title and description along; those of all others are loaded with the first change. */
function useHead({ head }: Route): void {
  const { language } = useLanguage()
  const site = useSiteInfo()
  const shown = useRef({ head, language })

  useEffect(() => {
    // No effect runs on the server, whose pages carry their heads already: its bundle needs no chunk of them.
    if (import.meta.env.SSR) return
    if (shown.current.head === head && shown.current.language === language) return
    shown.current = { head, language }
    let isWanted = true
    const show = async () => {
      const { pageHeads } = await import('./page-heads.ts')
      if (!isWanted) return
      const { title, description } = pageHeads[head][language]
      document.title = pageTitle(title, site.name)
      document.querySelector('meta[name=description]')?.setAttribute('content', description)
    }
    // Without a network the old title stays; the page itself says what is wrong.
    show().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [head, language, site.name])
}
