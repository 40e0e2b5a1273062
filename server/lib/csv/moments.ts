/** Moments in tables as spreadsheets read them, by the clock of a zone, which is named in their titles. */
import { toZoneTime } from '#shared/zone-time.ts'

/** `2026-03-10 15:00`; nothing of none. */
export const csvMoment = (moment: string | null | undefined, zone: string): string =>
  moment ? toZoneTime(moment, zone).replace('T', ' ') : ''

export const titlesWithZone = <Column extends string>(
  titles: Readonly<Record<Column, string>>,
  moments: readonly Column[],
  zone: string,
): Record<Column, string> => ({
  ...titles,
  ...(Object.fromEntries(moments.map((column) => [column, `${titles[column]}, ${zone}`])) as Record<
    Column,
    string
  >),
})
