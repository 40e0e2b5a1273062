/** Maintenance of a game server, announced by date. */
import * as z from 'zod/mini'
import { MAINTENANCE_NOTE_MAX } from '#shared/constants/game-servers.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { momentSchema, unfinishedTextSchema, versionSchema } from '#shared/contract/fields.ts'

/** What visitors read of a window; `note` is empty where staff wrote none, and the same in both languages where they wrote one. */
export const maintenanceWindowSchema = z.object({
  id: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  note_ru: z.string(),
  note_en: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
})
export type MaintenanceWindow = z.infer<typeof maintenanceWindowSchema>

export const staffMaintenanceWindowSchema = z.extend(z.omit(maintenanceWindowSchema, { languages: true }), {
  version: z.int(),
})
export type StaffMaintenanceWindow = z.infer<typeof staffMaintenanceWindowSchema>

/** It ends after it begins, ahead of now, within a week; windows of a server never overlap. */
export const maintenanceDraftSchema = z.object({
  startsAt: momentSchema,
  endsAt: momentSchema,
  note_ru: z.optional(unfinishedTextSchema(MAINTENANCE_NOTE_MAX)),
  note_en: z.optional(unfinishedTextSchema(MAINTENANCE_NOTE_MAX)),
})
export type MaintenanceDraft = z.infer<typeof maintenanceDraftSchema>
export const maintenanceChangeSchema = z.extend(z.partial(maintenanceDraftSchema), {
  version: z.optional(versionSchema),
})
export type MaintenanceChange = z.infer<typeof maintenanceChangeSchema>

export const maintenanceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/servers/:id/maintenance',
    summary: 'The maintenance windows of a game server that are not over, the next one first.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    params: idParams,
    reply: z.array(staffMaintenanceWindowSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/servers/:id/maintenance',
    summary: 'Announces maintenance of a game server.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    status: 201,
    params: idParams,
    body: maintenanceDraftSchema,
    reply: staffMaintenanceWindowSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/maintenance/:id',
    summary: 'Changes the fields given of a maintenance window; a stale version is a conflict.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    params: idParams,
    body: maintenanceChangeSchema,
    reply: staffMaintenanceWindowSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/maintenance/:id',
    summary: 'Calls a maintenance window off; one under way ends at once.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
