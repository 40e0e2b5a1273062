import { useEffect, useEffectEvent, useRef } from 'react'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useLocation, useNavigate } from './router.tsx'

/**
 * What is shown over a page for a step of the history of its own, under the same address: the way back takes it away and
 * leaves the page, the way forward and a reload show it again, as long as it `isThere`. What is shown in its place takes over its
 * step. `close` takes the way back, so that nothing is left behind; a link out of it should `replace` the step.
 */
export function useClosedByBack<Shown>(isThere: (shown: Shown) => boolean): {
  shown: Shown | null
  show: (shown: Shown) => void
  close: () => void
} {
  const { pathname, search, key, over } = useLocation()
  const navigate = useNavigate()
  // No server knows of it: a page that is taken over looks as it was sent.
  const isHydrated = useHydrated()
  const isClosing = useRef(false)
  const named = isHydrated ? (over as Shown | undefined) : undefined
  const isGone = named !== undefined && !isThere(named)
  const dismiss = useEffectEvent(() => navigate(pathname + search, { replace: true }))
  useEffect(() => {
    if (isGone) dismiss()
  }, [isGone])
  // Each step that is come to can be closed, however it was come to.
  useEffect(() => {
    if (key) isClosing.current = false
  }, [key])

  function close() {
    // The browser goes back a moment later: a second Escape until then would lead off the page.
    if (isClosing.current) return
    isClosing.current = true
    navigate(-1)
  }
  const shown = named === undefined || isGone ? null : named
  return {
    shown,
    show: (next) => navigate(pathname + search, { over: next, replace: shown !== null }),
    close,
  }
}
