import { inBothLanguages } from '#server/lib/in-both-languages.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { IncidentState, MeasuredService } from '#shared/constants/status.ts'
import type { Incident, StaffIncident } from '#shared/contract/operations/incidents.ts'
import type { IncidentRow } from './incidents.store.ts'

/** An update as the row keeps it. */
export type KeptUpdate = { at: string; state: IncidentState; text_ru: string; text_en: string }

export const updatesOf = (row: Pick<IncidentRow, 'updates'>) => JSON.parse(row.updates) as KeptUpdate[]
export const servicesOf = (row: IncidentRow) => JSON.parse(row.services) as MeasuredService[]

/** As it was written, the latest update first. */
export function presentForStaff(row: IncidentRow): StaffIncident {
  return {
    id: row.id,
    kind: row.kind,
    title_ru: row.title_ru,
    title_en: row.title_en,
    services: servicesOf(row),
    gameServerIds: JSON.parse(row.game_server_ids) as number[],
    startsAt: new Date(row.starts_at).toISOString(),
    endsAt: isoTimeOrNull(row.ends_at),
    updates: updatesOf(row).reverse(),
    version: row.version,
  }
}

/** As everybody reads it: what is written in one language alone stands for the other as well. */
export function presentIncident(row: IncidentRow): Incident {
  const { version: _, updates, ...incident } = presentForStaff(row)
  const title = inBothLanguages({ ru: incident.title_ru, en: incident.title_en })
  return {
    ...incident,
    title_ru: title.ru,
    title_en: title.en,
    languages: title.languages,
    updates: updates.map(({ at, state, text_ru, text_en }) => {
      const text = inBothLanguages({ ru: text_ru, en: text_en })
      return { at, state, text_ru: text.ru, text_en: text.en, languages: text.languages }
    }),
  }
}
