import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { pageTitle } from './head.ts'
import { MAIN_ID } from './main-id.ts'
import type { Route } from './route.tsx'

/** What happens on arrival at another address: scrolled to the top, focus on the page, title and description its own. */
export function useArrival(route: Route): void {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const site = useSiteInfo()
  const shownPath = useRef(pathname)
  const head = route.head[language]

  useEffect(() => {
    document.title = pageTitle(head.title, site.name)
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description)
  }, [head, site.name])

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    window.scrollTo(0, 0)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
