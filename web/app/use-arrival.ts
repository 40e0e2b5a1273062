import { useLayoutEffect, useRef } from 'react'
import { useLocation } from '#web/routing/router.tsx'
import { MAIN_ID } from './main-id.ts'

/** What happens on arrival at another address: scrolled to the top, and the focus on the page. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    window.scrollTo(0, 0)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
