import { useRef, useState } from 'react'
import { useLocation, useNavigate } from './router.tsx'

/**
 * What is shown over a page for a step of the history of its own, under the same address: the way back takes it away and
 * leaves the page. `close` takes that way, so that nothing is left behind; a link out of it should `replace` the step.
 */
export function useClosedByBack<Shown>(): {
  shown: Shown | null
  show: (shown: Shown) => void
  close: () => void
} {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const [over, setOver] = useState<{ shown: Shown; pageKey: string } | null>(null)
  const isClosing = useRef(false)
  if (over?.pageKey === key) setOver(null)

  function show(shown: Shown) {
    isClosing.current = false
    setOver({ shown, pageKey: key })
    navigate(pathname + search)
  }
  function close() {
    // The browser goes back a moment later: a second Escape until then would lead off the page.
    if (isClosing.current) return
    isClosing.current = true
    navigate(-1)
  }
  return { shown: over?.shown ?? null, show, close }
}
