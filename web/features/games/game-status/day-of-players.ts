/** A day of a game server as a chart and a table need it. */
import type { GameServerHistory } from '#shared/contract/games/game-servers.ts'

export type Quarter = GameServerHistory['day'][number]
/** `onlineShare` is a part of 1. */
export type Hour = { at: string; players: number; onlineShare: number }
/** A stretch of the chart; `from` and `to` are quarters of an hour from its left edge. */
export type Stretch = { from: number; to: number }

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
export const QUARTERS_IN_DAY = 96

/** The chart ends with the last quarter known and begins a day before. */
export function startOfDay(day: readonly Quarter[]): number {
  return Date.parse(day.at(-1)?.at ?? '') + QUARTER_MS - QUARTERS_IN_DAY * QUARTER_MS
}

const placeOf = (quarter: Quarter, start: number) => Math.round((Date.parse(quarter.at) - start) / QUARTER_MS)

/** The count as steps, one path per stretch without a gap; `toY` places a count. */
export function drawSteps(day: readonly Quarter[], toY: (players: number) => number): string[] {
  const start = startOfDay(day)
  const paths: string[] = []
  let next = Number.NaN
  for (const quarter of day) {
    const place = placeOf(quarter, start)
    const step = `${place} ${toY(quarter.players)}H${place + 1}`
    if (place === next) paths.push(`${paths.pop()}L${step}`)
    else paths.push(`M${step}`)
    next = place + 1
  }
  return paths
}

/** When the server did not answer. */
export function offlineStretches(day: readonly Quarter[]): Stretch[] {
  const start = startOfDay(day)
  const stretches: Stretch[] = []
  for (const quarter of day) {
    if (quarter.isOnline) continue
    const place = placeOf(quarter, start)
    const last = stretches.at(-1)
    if (last?.to === place) last.to = place + 1
    else stretches.push({ from: place, to: place + 1 })
  }
  return stretches
}

/** When it was under maintenance, as far as the chart reaches. */
export function maintenanceStretches({
  day,
  maintenance,
}: Pick<GameServerHistory, 'day' | 'maintenance'>): Stretch[] {
  const start = startOfDay(day)
  const placeIn = (moment: string) =>
    Math.min(Math.max((Date.parse(moment) - start) / QUARTER_MS, 0), QUARTERS_IN_DAY)
  return maintenance
    .map(({ startsAt, endsAt }) => ({ from: placeIn(startsAt), to: placeIn(endsAt) }))
    .filter(({ from, to }) => to > from)
}

/** The same by hours, newest first. */
export function hoursOf(day: readonly Quarter[]): Hour[] {
  const byHour = new Map<number, Quarter[]>()
  for (const quarter of day) {
    const hour = Math.floor(Date.parse(quarter.at) / HOUR_MS)
    byHour.set(hour, [...(byHour.get(hour) ?? []), quarter])
  }
  return [...byHour]
    .map(([hour, quarters]) => ({
      at: new Date(hour * HOUR_MS).toISOString(),
      players: Math.max(...quarters.map(({ players }) => players)),
      onlineShare: quarters.filter(({ isOnline }) => isOnline).length / quarters.length,
    }))
    .reverse()
}
