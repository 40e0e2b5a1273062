const DAY_MS = 24 * 60 * 60 * 1000

/** From when until when days last, in UTC, both included: times, the first of them within and the second not. */
export function timesOfDays({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  since: number | undefined
  until: number | undefined
} {
  return {
    since: from === undefined ? undefined : Date.parse(from),
    until: to === undefined ? undefined : Date.parse(to) + DAY_MS,
  }
}
