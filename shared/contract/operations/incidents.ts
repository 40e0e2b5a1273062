/** Outages and maintenance of the site, as staff tell of them. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import {
  INCIDENT_KINDS,
  INCIDENT_STATES,
  INCIDENT_TITLE_MAX,
  INCIDENT_UPDATE_MAX,
  MEASURED_SERVICES,
} from '#shared/constants/status.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import {
  momentSchema,
  unfinishedLineSchema,
  unfinishedTextSchema,
  versionSchema,
} from '#shared/contract/fields.ts'

const incidentFields = {
  id: z.int(),
  kind: z.enum(INCIDENT_KINDS),
  title_ru: z.string(),
  title_en: z.string(),
  /** What it touches. */
  services: z.array(z.enum(MEASURED_SERVICES)),
  gameServerIds: z.array(z.int()),
  startsAt: z.iso.datetime(),
  /** Null as long as nobody knows. */
  endsAt: z.nullable(z.iso.datetime()),
}
const updateFields = {
  at: z.iso.datetime(),
  state: z.enum(INCIDENT_STATES),
  text_ru: z.string(),
  text_en: z.string(),
}
/** In which languages a text was written; the other one holds the same words. */
const languages = z.array(z.enum(LANGUAGES))

/** What everybody reads, the latest update first. */
export const incidentSchema = z.object({
  ...incidentFields,
  languages,
  updates: z.array(z.object({ ...updateFields, languages })),
})
export type Incident = z.infer<typeof incidentSchema>

/** As it was written; a text that is not there in a language is empty. */
export const staffIncidentSchema = z.object({
  ...incidentFields,
  updates: z.array(z.object(updateFields)),
  version: z.int(),
})
export type StaffIncident = z.infer<typeof staffIncidentSchema>

const line = unfinishedLineSchema(INCIDENT_TITLE_MAX)
const text = unfinishedTextSchema(INCIDENT_UPDATE_MAX)

/**
 * One language is enough. Maintenance has an end and touches services alone; game servers have maintenance of their own. With a
 * `updateText` an update is added, and one that says `resolved` ends what has no end.
 */
export const incidentDraftSchema = z.object({
  kind: z.enum(INCIDENT_KINDS),
  title_ru: z.optional(line),
  title_en: z.optional(line),
  services: z.optional(z.array(z.enum(MEASURED_SERVICES)).check(z.maxLength(MEASURED_SERVICES.length))),
  gameServerIds: z.optional(z.array(z.int()).check(z.maxLength(100))),
  startsAt: momentSchema,
  endsAt: z.optional(z.nullable(momentSchema)),
  updateState: z.optional(z.enum(INCIDENT_STATES)),
  updateText_ru: z.optional(text),
  updateText_en: z.optional(text),
})
export type IncidentDraft = z.infer<typeof incidentDraftSchema>
export const incidentChangeSchema = z.extend(z.partial(incidentDraftSchema), {
  version: z.optional(versionSchema),
})
export type IncidentChange = z.infer<typeof incidentChangeSchema>

export const incidentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/incidents',
    summary: 'The last hundred incidents and announcements of maintenance, the latest first.',
    access: 'manage_status',
    scope: 'status',
    reply: z.array(staffIncidentSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/incidents',
    summary: 'Tells of an incident, or announces maintenance of the site.',
    access: 'manage_status',
    scope: 'status',
    status: 201,
    body: incidentDraftSchema,
    reply: staffIncidentSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/incidents/:id',
    summary: 'Changes the fields given and adds an update where one is given; a stale version is a conflict.',
    access: 'manage_status',
    scope: 'status',
    params: idParams,
    body: incidentChangeSchema,
    reply: staffIncidentSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/incidents/:id',
    summary: 'Deletes an incident with its updates for good.',
    access: 'manage_status',
    scope: 'status',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
