import type { Incident } from '#shared/contract/operations/incidents.ts'

export type Stage = 'ahead' | 'now' | 'over'

/** Where an incident stands, by the moment of the last measurement, so that server and browser agree. */
export function stageOf(
  { startsAt, endsAt, updates }: Pick<Incident, 'startsAt' | 'endsAt' | 'updates'>,
  measuredAt: string | null,
): Stage {
  const at = measuredAt ?? startsAt
  if (updates[0]?.state === 'resolved' || (endsAt !== null && endsAt <= at)) return 'over'
  return startsAt > at ? 'ahead' : 'now'
}
