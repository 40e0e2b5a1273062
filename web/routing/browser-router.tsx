import { type ReactNode, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react'
import { mayLeave } from './leave-checks.ts'
import { type Navigate, OnTheWayContext, type Place, RouterContext } from './router.tsx'
import { noteScrollPosition } from './scroll-positions.ts'

/** What we keep beside an entry of the browser's history: its key, how many of ours came before it, and what is over its page. */
type Entry = { key: string; index: number; over?: unknown }

const newKey = () => crypto.randomUUID?.() ?? String(Math.random())

/** The entry shown now. One that is not ours yet, such as the first or a jump within the page, becomes ours at `index`. */
function shownEntry(index: number): Entry {
  const state: Partial<Entry> | null = window.history.state
  if (state?.key) return { key: state.key, index: Number(state.index), over: state.over }
  const entry = { key: newKey(), index }
  window.history.replaceState(entry, '')
  return entry
}

function shownPlace({ key, over }: Entry): Place {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key, over }
}

const pageOf = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>) => pathname + search

/**
 * Follows the browser's own address and history. The page before stays until the next one's code is here; within a page
 * the address counts at once, so that a box whose value it holds never falls back to the one before.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => shownPlace(shownEntry(0)))
  const [isOnTheWay, startTransition] = useTransition()
  const settled = useRef({ page: '', index: 0 })

  const show = useMemo(
    () => (entry: Entry) => {
      const { page } = settled.current
      settled.current = { page: pageOf(window.location), index: entry.index }
      const isSamePage = new URL(page, window.location.origin).pathname === window.location.pathname
      if (isSamePage) return setPlace(shownPlace(entry))
      noteScrollPosition()
      startTransition(() => setPlace(shownPlace(entry)))
    },
    [startTransition],
  )

  useLayoutEffect(() => {
    settled.current = { page: pageOf(window.location), index: shownEntry(0).index }
    const follow = () => {
      const { page, index } = settled.current
      const entry = shownEntry(index + 1)
      if (page === pageOf(window.location) || mayLeave()) return show(entry)
      // The browser is there already: bring it back.
      window.history.go(index - entry.index || 1)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [show])

  const navigate = useMemo(
    (): Navigate =>
      (to: string | number, { replace = false, over }: { replace?: boolean; over?: unknown } = {}) => {
        if (typeof to === 'number') return window.history.go(to)
        if (!mayLeave()) return
        const { index } = settled.current
        const entry = { key: newKey(), index: replace ? index : index + 1, over }
        if (replace) window.history.replaceState(entry, '', to)
        else window.history.pushState(entry, '', to)
        show(entry)
      },
    [show],
  )
  const router = useMemo(() => ({ place, navigate }), [place, navigate])
  return (
    <RouterContext value={router}>
      <OnTheWayContext value={isOnTheWay}>{children}</OnTheWayContext>
    </RouterContext>
  )
}
