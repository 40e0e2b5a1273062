import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Place, useLocation } from '#web/routing/router.tsx'
import { keepScrollPositions, onceThere, scrollPositionOf } from '#web/routing/scroll-positions.ts'
import { layOutWhenIdle, layOutWhole } from './below-fold.ts'
import { MAIN_ID } from './main-id.ts'

/**
 * What happens on arrival: the focus goes to another page, and the page to where it was left, to the part that the address
 * names or to its top.
 */
export function useArrival(): void {
  const place = useLocation()
  const shown = useRef<Place | null>(null)

  useEffect(() => keepScrollPositions(() => shown.current?.key ?? ''), [])
  useEffect(layOutWhenIdle, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = place
    if (before?.key === place.key) return
    const isOtherPage = before !== null && before.pathname !== place.pathname
    if (isOtherPage) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    const position = scrollPositionOf(place.key)
    if (position !== undefined) return onceThere(() => scrollDownTo(position))
    // What is part of the document the browser has scrolled to already.
    if (place.hash && (before || !partNamed(place.hash))) return onceThere(() => goToPart(place.hash))
    if (isOtherPage) window.scrollTo(0, 0)
  }, [place])
}

function scrollDownTo(position: number): boolean {
  layOutWhole()
  window.scrollTo(0, position)
  return Math.abs(window.scrollY - position) < 2
}

function partNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Scrolls to a part of the page and lets the keyboard go on from there. */
function goToPart(hash: string): boolean {
  const part = partNamed(hash)
  if (!part) return false
  if (part.tabIndex < 0) part.tabIndex = -1
  layOutWhole()
  part.scrollIntoView()
  part.focus({ preventScroll: true })
  return true
}
