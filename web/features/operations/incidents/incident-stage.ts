import type { Incident } from '#shared/contract/operations/incidents.ts'

export type Stage = 'ahead' | 'now' | 'over'

/** Where an incident stands at a moment. Only maintenance is planned: a fault is there as soon as it is told of. */
export function stageOf(
  { kind, startsAt, endsAt, updates }: Pick<Incident, 'kind' | 'startsAt' | 'endsAt' | 'updates'>,
  at: string | null,
): Stage {
  const moment = at ?? startsAt
  if (updates[0]?.state === 'resolved' || (endsAt !== null && endsAt <= moment)) return 'over'
  return kind === 'maintenance' && startsAt > moment ? 'ahead' : 'now'
}
