import { useEffect, useRef } from 'react'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useLocation, useNavigate } from './router.tsx'

/**
 * What is shown over a page for a step of the history of its own, under the same address: the way back takes it away and
 * leaves the page, the way forward and a reload show it again. `close` takes the way back, so that nothing is left behind;
 * a link out of it should `replace` the step.
 */
export function useClosedByBack<Shown>(): {
  shown: Shown | null
  show: (shown: Shown) => void
  close: () => void
} {
  const { pathname, search, over } = useLocation()
  const navigate = useNavigate()
  // No server knows of it: a page that is taken over looks as it was sent.
  const isHydrated = useHydrated()
  const isClosing = useRef(false)
  const shown = isHydrated ? ((over as Shown | undefined) ?? null) : null
  useEffect(() => {
    if (shown === null) isClosing.current = false
  }, [shown])

  function close() {
    // The browser goes back a moment later: a second Escape until then would lead off the page.
    if (isClosing.current) return
    isClosing.current = true
    navigate(-1)
  }
  return { shown, show: (next) => navigate(pathname + search, { over: next }), close }
}
