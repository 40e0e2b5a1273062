/** Backups that the site makes by itself, now or every night: which there are, when they are made, who takes them along. */

import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { readProgramVersion } from '#server/operator/program-version.ts'
import { backupAudit } from '#shared/contract/operations/backups.audit.texts.ts'
import type {
  Backup,
  BackupSchedule,
  BackupScheduleChange,
  Backups,
} from '#shared/contract/operations/backups.ts'
import { toZoneTime } from '#shared/zone-time.ts'
import type { BackupFolder } from './backup-folder.ts'
import { type BackupMaker, backupSnapshot } from './backup-maker.ts'
import type { BackupRow, BackupsStore, ScheduleRow } from './backups.store.ts'

export type BackupsService = ReturnType<typeof createBackupsService>
export function createBackupsService({
  backups,
  folder,
  config,
  site,
  database,
  versioned,
  audit,
  maker,
  updateCommand,
  now,
  log,
}: {
  backups: BackupsStore
  folder: BackupFolder
  config: Partial<Pick<Config, 'backupKey'>>
  site: Pick<SiteService, 'current'>
  database: Pick<Database, 'transaction'>
  versioned: VersionedChanges
  audit: Pick<AuditService, 'of'>
  maker: Pick<BackupMaker, 'begin'>
  updateCommand: string
  now: () => Date
  log: { info(details: object, message: string): void }
}) {
  const record = audit.of(backupAudit, backupSnapshot)
  const scheduleChanges = versioned.of(backupAudit, presentFields)

  /** All of them, once files that lie there without standing in the list, such as after a restore, have joined it and those that are gone have left. */
  async function listInStep(): Promise<BackupRow[]> {
    const place = await folder.place()
    // A row is written before its file: what is read first has its row already.
    const files = await folder.list()
    const rows = await backups.list()
    const own = rows.filter((row) => row.place === place)
    // The oldest go file by file, each before its row.
    const strange = files.filter(
      (file) => own.every(({ name }) => name !== file.name) && folder.has(file.name),
    )
    const gone = own.filter(({ state, name }) => state === 'done' && !folder.has(name))
    for (const { name, bytes, writtenAt } of strange) {
      const facts = { is_encrypted: config.backupKey === undefined ? 0 : 1, is_nightly: 0 }
      const times = { started_at: writtenAt, ended_at: writtenAt }
      await backups.adopt({ name, place, state: 'done', bytes, ...facts, ...times })
    }
    for (const { id } of gone) await backups.remove(id)
    return strange.length + gone.length > 0 ? backups.list() : rows
  }

  async function present(row: BackupRow): Promise<Backup> {
    const isHere = row.place === (await folder.place()) && folder.has(row.name)
    return {
      id: row.id,
      name: row.name,
      startedAt: new Date(row.started_at).toISOString(),
      endedAt: isoTimeOrNull(row.ended_at),
      ...{ state: row.state, failure: row.failure, bytes: row.bytes, isHere },
      isEncrypted: row.is_encrypted === 1,
      isNightly: row.is_nightly === 1,
    }
  }

  /** @throws {AppError} `not_found` where it is not done, or not here */
  async function findHere(id: number): Promise<BackupRow> {
    const row = await backups.find(id)
    const isHere = row?.place === (await folder.place()) && row.state === 'done' && folder.has(row.name)
    if (!row || !isHere) throw new AppError('not_found')
    return row
  }

  return {
    async list(): Promise<Backups> {
      const [rows, schedule, { timeZone }] = await Promise.all([
        listInStep(),
        backups.readSchedule(),
        site.current(),
      ])
      return {
        data: await Promise.all(rows.map(present)),
        schedule: presentSchedule(schedule),
        timeZone,
        folder: folder.folder,
        isKeyed: config.backupKey !== undefined,
        version: await readProgramVersion(),
        updateCommand,
      }
    },

    start: async (actor: Actor): Promise<Backup> => present(await maker.begin(false, actor)),

    updateSchedule: ({ version, ...change }: BackupScheduleChange, actor: Actor): Promise<BackupSchedule> =>
      database.transaction(async () => {
        const { timeZone } = await site.current()
        const row = await scheduleChanges.update(actor, {
          read: backups.readSchedule,
          version,
          edit: () => columnsOf(change),
          // An hour of today that has passed is not made up for: the next night is meant.
          save: (fields, before) => {
            const { day, hour } = clockIn(timeZone)
            const isPast = hour >= (fields.hour ?? before.hour)
            return backups.updateSchedule({ ...fields, last_day: isPast ? day : '' }, before.version)
          },
        })
        return presentSchedule(row)
      }),

    async check(id: number): Promise<void> {
      await findHere(id)
    },

    /** Where its file lies, for whoever takes it along. */
    async download(id: number, actor: Actor): Promise<{ folder: string; name: string; etag: string }> {
      const row = await findHere(id)
      await database.transaction(() => record('export', actor, null, row))
      return { folder: folder.folder, name: row.name, etag: `"backup-${row.id}-${row.bytes ?? 0}"` }
    },

    /** One that another machine made leaves the list alone. */
    async remove(id: number, actor: Actor): Promise<void> {
      const row = await backups.find(id)
      if (!row) throw new AppError('not_found')
      if (row.state === 'running') throw new AppError('backup_running')
      await database.transaction(async () => {
        await backups.remove(id)
        await record('delete', actor, row, null)
      })
      if (row.place === (await folder.place())) await folder.remove(row.name)
    },

    /** Whether there is one, or will be by itself: what a new site is asked for. */
    isCaredFor: async (): Promise<boolean> =>
      (await backups.readSchedule()).is_on === 1 ||
      (await backups.list()).some(({ state }) => state === 'done'),

    /** Begins that of the night when its hour has come. Meant to be called every minute or so. */
    async startDue(): Promise<void> {
      const schedule = await backups.readSchedule()
      if (schedule.is_on !== 1) return
      const { day, hour } = clockIn((await site.current()).timeZone)
      if (hour < schedule.hour || schedule.last_day === day || !(await backups.takeDay(day))) return
      await maker.begin(true, null).catch((error) => {
        if (!(error instanceof AppError)) throw error
        log.info({}, 'the backup of the night is not made: another one is under way')
      })
    },
  }

  function clockIn(timeZone: string) {
    const clock = toZoneTime(now().toISOString(), timeZone)
    return { day: clock.slice(0, 10), hour: Number(clock.slice(11, 13)) }
  }
}

const presentFields = ({ is_on, hour, keep }: ScheduleRow) => ({ isOn: is_on === 1, hour, keep })
const presentSchedule = (row: ScheduleRow): BackupSchedule => ({
  ...presentFields(row),
  version: row.version,
})

const columnsOf = ({ isOn, hour, keep }: Omit<BackupScheduleChange, 'version'>) => ({
  ...{ hour, keep },
  is_on: isOn === undefined ? undefined : isOn ? 1 : 0,
})
