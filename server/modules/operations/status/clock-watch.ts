/** Tells minutes that a clock jumped over from those in which the machine was off or asleep: only the latter were an outage. */
import { MINUTE_MS } from './minutes-of-days.ts'

const TOLERANCE_MS = 90_000

export function createClockWatch({
  now,
  machineUptime,
}: {
  now: () => Date
  /** Seconds since the machine was started; they go on while it sleeps, whatever is done to the clock. */
  machineUptime: () => number
}) {
  const read = () => ({ time: now().getTime(), startedAt: now().getTime() - machineUptime() * 1_000 })
  let seen = read()
  let jump = { from: 0, to: 0 }

  return {
    /** Meant to be called every second. */
    look(): void {
      const last = seen
      seen = read()
      if (seen.startedAt - last.startedAt > TOLERANCE_MS)
        jump = { from: Math.floor(last.time / MINUTE_MS), to: Math.floor(seen.time / MINUTE_MS) }
    },
    /** Whether this minute never was, as far as this process has seen. */
    hasSkipped: (minute: number): boolean => minute > jump.from && minute < jump.to,
  }
}
