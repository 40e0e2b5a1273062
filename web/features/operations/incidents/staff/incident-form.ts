/** What the editor of an incident holds, what it asks for before sending it, and what is sent. Its times are this browser's own. */
import * as z from 'zod/mini'
import { MEASURED_SERVICES } from '#shared/constants/status.ts'
import {
  type IncidentDraft,
  incidentDraftSchema,
  type StaffIncident,
} from '#shared/contract/operations/incidents.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { fieldsOfSet, setIn } from '#web/editing/set-fields.ts'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

const say = (key: ValidationKey) => key

export type IncidentFields = Readonly<
  Record<
    | 'kind'
    | 'title_ru'
    | 'title_en'
    | 'startsAt'
    | 'endsAt'
    | 'updateState'
    | 'updateText_ru'
    | 'updateText_en'
    | `service:${string}`
    | `server:${string}`,
    string
  >
>

/** The fields of an incident, or of a new one. An update is always a new one. */
export function incidentFieldsOf(incident: StaffIncident | null): IncidentFields {
  return {
    kind: incident?.kind ?? 'incident',
    title_ru: incident?.title_ru ?? '',
    title_en: incident?.title_en ?? '',
    startsAt: incident ? toLocalMoment(incident.startsAt) : '',
    endsAt: incident?.endsAt ? toLocalMoment(incident.endsAt) : '',
    updateState: incident?.updates[0]?.state ?? 'investigating',
    updateText_ru: '',
    updateText_en: '',
    ...fieldsOfSet('service', incident?.services ?? []),
    ...fieldsOfSet('server', (incident?.gameServerIds ?? []).map(String)),
  }
}

const localMoment = z
  .string()
  .check(z.refine((text) => text === '' || fromLocalMoment(text) !== null, say('invalid')))
const { shape } = incidentDraftSchema

export const incidentFormSchema = z
  .object({
    kind: shape.kind,
    title_ru: shape.title_ru,
    title_en: shape.title_en,
    startsAt: localMoment,
    endsAt: localMoment,
    updateState: shape.updateState,
    updateText_ru: shape.updateText_ru,
    updateText_en: shape.updateText_en,
  })
  .check(
    z.refine(({ title_ru, title_en }) => Boolean(title_ru || title_en), {
      path: ['title_ru'],
      message: say('required'),
    }),
    z.refine(({ kind, endsAt }) => kind === 'incident' || endsAt !== '', {
      path: ['endsAt'],
      message: say('required'),
    }),
  )
type IncidentFormValues = z.output<typeof incidentFormSchema>

/** What is sent; `saved` is the incident as it was read. A moment is sent only when it was chosen: the fields know no seconds. */
export function incidentDraftOf(
  { startsAt, endsAt, ...values }: IncidentFormValues,
  saved: StaffIncident | null,
  fields: IncidentFields,
  now: Date,
): IncidentDraft {
  const before = incidentFieldsOf(saved)
  const isKept = (field: 'startsAt' | 'endsAt') => saved !== null && fields[field] === before[field]
  const chosenStart = isKept('startsAt') ? saved?.startsAt : fromLocalMoment(startsAt)
  const chosenServices = setIn('service', fields)
  return {
    ...values,
    services: MEASURED_SERVICES.filter((service) => chosenServices.includes(service)),
    gameServerIds: values.kind === 'maintenance' ? [] : setIn('server', fields).map(Number),
    startsAt: chosenStart ?? now.toISOString(),
    ...(isKept('endsAt') ? {} : { endsAt: fromLocalMoment(endsAt) }),
  }
}
