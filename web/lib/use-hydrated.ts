import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the first HTML is rendered and taken over, true from then on: for all that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
