import type { Permission } from '#shared/constants/permissions.ts'
import { usePending } from '#web/features/platform/pending/staff/pending.queries.ts'
import { PENDING_PLACES } from '#web/features/platform/pending/staff/pending-places.ts'
import { type AdminSection, sectionOf } from './sections.ts'

/** How much waits behind each section; of those where nothing does there is none. */
export type Waiting = ReadonlyMap<AdminSection, number>

/** As the first page of the panel tells it; nothing until it is known, and for those who may not know. `permissions` is null until known. */
export function useWaiting(permissions: readonly Permission[] | null): Waiting {
  const { data } = usePending(permissions?.includes('access_admin_panel') ?? false)
  const waiting = new Map<AdminSection, number>()
  for (const { key, count } of data?.lines ?? []) {
    const section = sectionOf(PENDING_PLACES[key].replace(/[?#].*/, ''))
    // Samples may stay for good: among tournaments that wait for a winner nobody would see these.
    if (section && key !== 'samples') waiting.set(section, (waiting.get(section) ?? 0) + count)
  }
  return waiting
}
