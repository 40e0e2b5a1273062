import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the first HTML is rendered and taken over, true soon after it: for all that only the browser knows. */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // What only the browser knows is filled in bit by bit: at once it would hold up the first tap.
  return useDeferredValue(isHydrated)
}
