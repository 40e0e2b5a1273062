/** Between moments (ISO 8601) and what `<input type="datetime-local">` holds, to the minute, in the zone of who types. */
import { fromZoneTime, toZoneTime } from '#shared/zone-time.ts'

let spoken: string | undefined

/** Says in which zone moments are typed from now on: the community's, in its panel. */
export function typeMomentsIn(zone: string): void {
  spoken = zone
}

/** The zone that moments are typed in; until it is said, this browser's own. */
export const zoneOfFields = (): string => spoken ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** `2025-11-20T18:30:00.000Z` → `2025-11-20T21:30` in Moscow. */
export const toLocalMoment = (moment: string): string => toZoneTime(moment, zoneOfFields())

/** The other way round; null when nothing, or nothing sensible, was entered. */
export const fromLocalMoment = (text: string): string | null => fromZoneTime(text, zoneOfFields())
