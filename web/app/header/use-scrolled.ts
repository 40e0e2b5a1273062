import { useSyncExternalStore } from 'react'

/** The header turns translucent below this depth (specification, section 9). */
const SCROLL_THRESHOLD_PX = 10

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  )
}
