const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const FIRST_LOOK_UPS = [2, 10, 60].map((minutes) => minutes * MINUTE_MS)
/** Hour of the night, in UTC, in which what is still open is asked about. */
const NIGHT_HOUR = 1

/** For so long after it was made a try is looked up. */
export const LOOKED_UP_FOR_MS = 7 * DAY_MS

/** When a try is looked up next: soon at first, then every night, for a week. */
export function nextLookUpAt(createdAt: number, now: number): number | null {
  const soon = FIRST_LOOK_UPS.map((after) => createdAt + after).find((time) => time > now)
  if (soon !== undefined) return soon
  const night = new Date(now)
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0)
  const time = night.getTime() > now ? night.getTime() : night.getTime() + DAY_MS
  return time <= createdAt + LOOKED_UP_FOR_MS ? time : null
}
