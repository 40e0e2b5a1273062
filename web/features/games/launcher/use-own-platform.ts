import type { Platform } from '#shared/constants/launcher.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { findPlatform } from './find-platform.ts'

/** The visitor's own system; null where it is unknown and while the first HTML is taken over. */
export function useOwnPlatform(): Platform | null {
  return useHydrated() ? findPlatform(navigator) : null
}
