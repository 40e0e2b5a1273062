/** The bars and the share of working time, made of the minutes that were measured. */
import { STATUS_DAYS } from '#shared/constants/status.ts'
import type { DayMinutes, StatusHistory } from '#shared/contract/operations/status.ts'
import type { Minutes } from './minutes-of-days.ts'

export function uptimeHistory(days: readonly (Minutes & { day: number })[], firstDay: number): StatusHistory {
  const byDay = new Map(days.map((row) => [row.day, row]))
  const bars = Array.from({ length: STATUS_DAYS }, (_, index): DayMinutes => {
    const row = byDay.get(firstDay + index)
    return row ? [row.up, row.down, row.maintenance] : [0, 0, 0]
  })
  const up = bars.reduce((sum, [minutes]) => sum + minutes, 0)
  const measured = bars.reduce((sum, [works, fails]) => sum + works + fails, 0)
  return {
    // Rounded down: nothing but a time without any outage is told as 100.
    uptime: measured === 0 ? null : Math.floor((up / measured) * 10_000) / 100,
    measuredDays: bars.filter(([works, fails]) => works + fails > 0).length,
    days: bars,
  }
}
