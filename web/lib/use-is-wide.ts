import { useSyncExternalStore } from 'react'

/** From here on the header has room for more than its menus. */
const WIDE = '(width >= 64rem)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as wide as a desk's; false while the first HTML is taken over. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
