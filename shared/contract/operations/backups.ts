/** Backups from the panel: made now or every night, kept beside the site, downloaded. */
import * as z from 'zod/mini'
import { BACKUP_FAILURES, BACKUPS_KEPT_MAX } from '#shared/constants/operations/backups.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { versionSchema } from '#shared/contract/fields.ts'
import { file } from '#shared/contract/forms.ts'

const backupSchema = z.object({
  id: z.int(),
  name: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** One that is done was restored once into an empty folder, and all of it came out. */
  state: z.enum(['running', 'done', 'failed']),
  failure: z.nullable(z.enum(BACKUP_FAILURES)),
  bytes: z.nullable(z.int()),
  isEncrypted: z.boolean(),
  isNightly: z.boolean(),
  /** Whether its file lies where the process that answers can read it; one that another machine made does not. */
  isHere: z.boolean(),
})
export type Backup = z.infer<typeof backupSchema>

const scheduleShape = {
  isOn: z.boolean(),
  /** Of the day, by the clock of the community. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  keep: z.int().check(z.minimum(1), z.maximum(BACKUPS_KEPT_MAX)),
}
export const scheduleSchema = z.object({ ...scheduleShape, version: z.int() })
export type BackupSchedule = z.infer<typeof scheduleSchema>
export const scheduleChangeSchema = z.object({
  ...z.partial(z.object(scheduleShape)).shape,
  version: z.optional(versionSchema),
})
export type BackupScheduleChange = z.output<typeof scheduleChangeSchema>

export const backupsSchema = z.object({
  /** The newest first. */
  data: z.array(backupSchema),
  schedule: scheduleSchema,
  /** The zone of `hour`. */
  timeZone: z.string(),
  /** Where they lie. */
  folder: z.string(),
  /** Whether `BACKUP_KEY` is set: without it the secret key is in none of them. */
  isKeyed: z.boolean(),
  /** The release that runs, and what brings the next one: backs up, fetches, and starts again. */
  version: z.string(),
  updateCommand: z.string(),
})
export type Backups = z.infer<typeof backupsSchema>

export const BACKUP_TYPE = 'application/octet-stream'
const access = 'manage_backups'

export const backupEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/backups',
    summary:
      'The backups that the site made, when it makes them, the release that runs and how to update it.',
    access,
    reply: backupsSchema,
  }),
  start: endpoint({
    method: 'POST',
    path: '/admin/backups',
    summary: 'Begins a backup, which goes on after the reply.',
    access,
    status: 201,
    errors: ['backup_running'],
    reply: backupSchema,
  }),
  schedule: endpoint({
    method: 'PUT',
    path: '/admin/backups/schedule',
    summary: 'Says whether and when one is made every night, and how many are kept.',
    access,
    body: scheduleChangeSchema,
    reply: scheduleSchema,
  }),
  check: endpoint({
    method: 'POST',
    path: '/admin/backups/:id/check',
    summary: 'Says whether the file is here and may be downloaded now, so that a browser may be sent to it.',
    access,
    needsConfirmation: true,
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  download: endpoint({
    method: 'GET',
    path: '/admin/backups/:id/file',
    summary: 'The file of a backup: everything there is, hashes of passwords included.',
    access,
    needsConfirmation: true,
    params: idParams,
    reply: file([BACKUP_TYPE], { ranges: true }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/backups/:id',
    summary: 'Removes a backup and its file for good.',
    access,
    needsConfirmation: true,
    errors: ['backup_running'],
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
