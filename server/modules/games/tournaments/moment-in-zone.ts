import type { Language } from '#shared/constants/languages.ts'
import { keptFormat } from '#shared/texts/kept-format.ts'
import { zoneOffset } from '#shared/zone-time.ts'

/** In the zone of the community, which is named. */
export function momentInZone(moment: string, language: Language, timeZone: string): string {
  const format = keptFormat(Intl.DateTimeFormat, language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return `${format.format(Date.parse(moment))} (${zoneOffset(timeZone, new Date(moment))})`
}
