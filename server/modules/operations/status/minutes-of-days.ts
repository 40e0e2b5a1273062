/** Minutes that lie between two measurements, by the day they belong to. */
export const MINUTE_MS = 60_000
export const MINUTES_IN_DAY = 24 * 60

export type Minutes = { up: number; down: number; maintenance: number }

/** Sums up the minutes from `first` to `last`, each counted as `kindOf` says; null leaves it out. */
export function minutesOfDays(
  first: number,
  last: number,
  kindOf: (minute: number) => keyof Minutes | null,
): Map<number, Minutes> {
  const days = new Map<number, Minutes>()
  for (let minute = first; minute <= last; minute++) {
    const kind = kindOf(minute)
    if (!kind) continue
    const day = Math.floor(minute / MINUTES_IN_DAY)
    const sums = days.get(day) ?? { up: 0, down: 0, maintenance: 0 }
    sums[kind] += 1
    days.set(day, sums)
  }
  return days
}
