import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { type Navigate, type Place, RouterContext } from '#web/lib/router.tsx'

const FIRST_KEY = 'first'

function shownPlace(): Place {
  const { pathname, search, hash } = window.location
  const state: unknown = window.history.state
  const key = state && typeof state === 'object' && 'key' in state ? String(state.key) : FIRST_KEY
  return { pathname, search, hash, key }
}

/** Follows the browser's own address and history. The page before stays until the next one's code is here. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(shownPlace)

  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(shownPlace()))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const navigate = useMemo(
    (): Navigate =>
      (to: string | number, { replace = false } = {}) => {
        if (typeof to === 'number') return window.history.go(to)
        const state = { key: crypto.randomUUID?.() ?? String(Date.now()) }
        if (replace) window.history.replaceState(state, '', to)
        else window.history.pushState(state, '', to)
        startTransition(() => setPlace(shownPlace()))
      },
    [],
  )
  const router = useMemo(() => ({ place, navigate }), [place, navigate])
  return <RouterContext value={router}>{children}</RouterContext>
}
