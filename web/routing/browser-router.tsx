import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { mayLeave } from './leave-checks.ts'
import { type Navigate, type Place, RouterContext } from './router.tsx'

const FIRST_KEY = 'first'

/** What we keep beside an entry of the browser's history: its key, and how many of ours came before it. */
type Entry = { key: string; index: number }

function shownEntry(): Entry {
  const state: Partial<Entry> | null = window.history.state
  return { key: String(state?.key ?? FIRST_KEY), index: Number(state?.index ?? 0) }
}

function shownPlace(): Place {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: shownEntry().key }
}

const pageOf = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>) => pathname + search

/**
 * Follows the browser's own address and history. The page before stays until the next one's code is here; within a page
 * the address counts at once, so that a box whose value it holds never falls back to the one before.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(shownPlace)
  const settled = useRef({ page: '', index: 0 })

  const show = useMemo(
    () => () => {
      const { page } = settled.current
      settled.current = { page: pageOf(window.location), index: shownEntry().index }
      const isSamePage = new URL(page, window.location.origin).pathname === window.location.pathname
      if (isSamePage) setPlace(shownPlace())
      else startTransition(() => setPlace(shownPlace()))
    },
    [],
  )

  useLayoutEffect(() => {
    settled.current = { page: pageOf(window.location), index: shownEntry().index }
    const follow = () => {
      const { page, index } = settled.current
      if (page === pageOf(window.location) || mayLeave()) return show()
      // The browser is there already: bring it back.
      window.history.go(index - shownEntry().index || 1)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [show])

  const navigate = useMemo(
    (): Navigate =>
      (to: string | number, { replace = false } = {}) => {
        if (typeof to === 'number') return window.history.go(to)
        if (!mayLeave()) return
        const { index } = shownEntry()
        const key = crypto.randomUUID?.() ?? String(Date.now())
        if (replace) window.history.replaceState({ key, index }, '', to)
        else window.history.pushState({ key, index: index + 1 }, '', to)
        show()
      },
    [show],
  )
  const router = useMemo(() => ({ place, navigate }), [place, navigate])
  return <RouterContext value={router}>{children}</RouterContext>
}
