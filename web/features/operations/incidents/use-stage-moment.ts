import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useNow } from '#web/lib/use-now.ts'

const TOLD_ANEW_MS = 10_000

/**
 * The moment by which stages are told: the time now, also on a page that stays open, and never before the last measurement, by
 * which the first HTML tells them so that server and browser agree.
 */
export function useStageMoment(measuredAt: string | null): string | null {
  const now = useNow(TOLD_ANEW_MS).toISOString()
  const isHydrated = useHydrated()
  return isHydrated && now > (measuredAt ?? '') ? now : measuredAt
}
