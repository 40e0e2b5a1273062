import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as a media query says; false while the first HTML is taken over. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the window is as wide as a desk's: from here on the header has room for more than its menus. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 64rem)')
