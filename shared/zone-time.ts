/** Moments as clocks on a wall show them in a zone, and back. */
import type { Language } from '#shared/constants/languages.ts'
import { keptFormat } from '#shared/texts/kept-format.ts'

/** What `<input type="datetime-local">` holds. */
const WALL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether it is a zone that clocks can be read in, such as `Europe/Moscow`; an offset is none, as it knows no summer. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z\d]+)*$/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** `2025-11-20T18:30:00.000Z` → `2025-11-20T21:30` in Moscow. */
export function toZoneTime(moment: string, zone: string): string {
  return new Date(wallClock(Date.parse(moment), zone)).toISOString().slice(0, 16)
}

/**
 * The other way round, to the minute; null when nothing, or nothing sensible, was entered. Of a time that comes twice as summer
 * ends the first is meant; one that is left out as it begins is as long after the change as it says.
 */
export function fromZoneTime(text: string, zone: string): string | null {
  const [, year, month, day, hour, minute] = WALL_TIME.exec(text) ?? []
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text.slice(0, 16)) return null
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, zone)) as [
    number,
    number,
  ]
  const found = [before, after].filter((time) => wallClock(time, zone) === wall)
  return new Date(found.length > 0 ? Math.min(...found) : before).toISOString()
}

/** How far its clocks are from UTC at a moment: `GMT+3`, or `UTC`. */
export function zoneOffset(zone: string, at: Date): string {
  if (zone === 'UTC') return zone
  const { value = zone } =
    keptFormat(Intl.DateTimeFormat, 'en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName') ?? {}
  return value
}

/** The zone in words: `Europe/Moscow, GMT+3`. */
export function zoneName(zone: string, at: Date): string {
  return [...new Set([zone, zoneOffset(zone, at)])].join(', ')
}

/** `20 ноября 2025 г. в 21:30`: a moment as people there write it. */
export const longMoment = (at: Date | number, language: Language, timeZone: string): string =>
  keptFormat(Intl.DateTimeFormat, language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)

/** `20 ноября 2025 г.`: its day there. */
export const longDay = (at: Date | number, language: Language, timeZone: string): string =>
  keptFormat(Intl.DateTimeFormat, language, { dateStyle: 'long', timeZone }).format(at)

/** What a clock there shows, as if it were UTC. */
function wallClock(time: number, timeZone: string): number {
  const parts = keptFormat(Intl.DateTimeFormat, 'en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time)
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

function offsetAt(time: number, zone: string): number {
  return wallClock(time, zone) - Math.floor(time / 1000) * 1000
}
