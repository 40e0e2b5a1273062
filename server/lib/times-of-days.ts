import { fromZoneTime } from '#shared/zone-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** From when until when days of a zone last, both included: times, the first of them within and the second not. */
export function timesOfDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
): { since: number | undefined; until: number | undefined } {
  return {
    since: from === undefined ? undefined : startOfDay(Date.parse(from), zone),
    until: to === undefined ? undefined : startOfDay(Date.parse(to) + DAY_MS, zone),
  }
}

/** When the day that begins at this time in UTC begins in a zone. */
export function startOfDay(inUtc: number, zone: string): number {
  const start = fromZoneTime(new Date(inUtc).toISOString().slice(0, 16), zone)
  return start === null ? inUtc : Date.parse(start)
}
