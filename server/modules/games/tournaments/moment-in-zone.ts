import type { Language } from '#shared/constants/languages.ts'
import { longMoment, zoneOffset } from '#shared/zone-time.ts'

/** In the zone of the community, which is named. */
export function momentInZone(moment: string, language: Language, timeZone: string): string {
  return `${longMoment(Date.parse(moment), language, timeZone)} (${zoneOffset(timeZone, new Date(moment))})`
}
