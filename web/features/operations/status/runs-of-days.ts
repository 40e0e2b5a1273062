/** The days of a bar in words: neighbours of which the same is said are one run. */
import type { DayMinutes } from '#shared/contract/operations/status.ts'

export type DayRun = {
  /** Days in UTC, `YYYY-MM-DD`. */
  from: string
  to: string
  up: number
  down: number
  maintenance: number
}

const DAY_MS = 24 * 60 * 60_000

/** The day so many days after `firstDay`, in UTC. */
export function dayAt(firstDay: string, index: number): string {
  return new Date(Date.parse(firstDay) + index * DAY_MS).toISOString().slice(0, 10)
}

/** Days without data, and days on which all went well, are summed up; every other day stands alone. The latest come first. */
export function runsOfDays(firstDay: string, days: readonly DayMinutes[]): DayRun[] {
  const runs: DayRun[] = []
  for (const [index, [up, down, maintenance]] of days.entries()) {
    const day = dayAt(firstDay, index)
    const last = runs.at(-1)
    const isPlain = down === 0 && maintenance === 0
    if (isPlain && last && last.down === 0 && last.maintenance === 0 && last.up > 0 === up > 0) {
      last.to = day
      last.up += up
    } else runs.push({ from: day, to: day, up, down, maintenance })
  }
  return runs.reverse()
}
