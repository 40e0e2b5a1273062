/** The columns of a bar as paths of an SVG, each kind with a shape of its own: colour is never the only difference. */
import type { DayMinutes } from '#shared/contract/operations/status.ts'

const MINUTES_IN_DAY = 24 * 60
/** From one column to the next, and how wide and high a column is. */
const STEP = 8
const WIDTH = 6
export const BAR_HEIGHT = 40
/** What is worth telling stays visible, however short it was. */
const LEAST = 6
const RUNG = 3

export const barWidth = (days: number): number => days * STEP - (STEP - WIDTH)

export type BarKind = 'up' | 'down' | 'maintenance' | 'noData'

/** The path of one kind over all days: whole columns for what worked, rungs for outages, thin columns for maintenance. */
export function barPath(kind: BarKind, days: readonly DayMinutes[]): string {
  return days.map((day, index) => shapeOf(kind, heightsOf(day), index * STEP)).join('')
}

function shapeOf(
  kind: BarKind,
  { up, down, maintenance }: Record<Exclude<BarKind, 'noData'>, number>,
  x: number,
) {
  switch (kind) {
    case 'noData':
      return box(x, 0, WIDTH, BAR_HEIGHT)
    case 'up':
      return box(x, 0, WIDTH, up)
    case 'down':
      return Array.from({ length: Math.round(down / RUNG) }, (_, rung) =>
        box(x, up + rung * RUNG, WIDTH, RUNG - 1),
      ).join('')
    case 'maintenance':
      return box(x + WIDTH / 3, up + down, WIDTH / 3, maintenance)
  }
}

const box = (x: number, bottom: number, width: number, height: number) =>
  height <= 0 ? '' : `M${x} ${BAR_HEIGHT - bottom}v${-height}h${width}v${height}z`

/** They share the column by their minutes; an outage and maintenance take their least from what worked. */
function heightsOf([up, down, maintenance]: DayMinutes) {
  const scale = (minutes: number) => Math.round((minutes / MINUTES_IN_DAY) * BAR_HEIGHT)
  const told = (minutes: number) => (minutes === 0 ? 0 : Math.max(LEAST, scale(minutes)))
  const taken = { down: told(down), maintenance: told(maintenance) }
  const room = BAR_HEIGHT - taken.down - taken.maintenance
  return { ...taken, up: up === 0 ? 0 : Math.max(1, Math.min(scale(up), room)) }
}
