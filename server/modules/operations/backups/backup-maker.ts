/** Makes backups one at a time, whichever process it is asked of, and keeps as many as are wanted. */
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import { readProgramVersion } from '#server/operator/program-version.ts'
import { backupAudit } from '#shared/contract/operations/backups.audit.texts.ts'
import type { BackupFolder } from './backup-folder.ts'
import type { BackupRow, BackupsStore } from './backups.store.ts'
import type { RunBackup } from './run-backup.ts'

/** Whoever makes one says so every few seconds; nobody makes it any more once this long nothing was said. */
const HELD_MS = 60_000
const HOLD_EVERY_MS = 10_000
const SECOND_MS = 1_000

/** What the log keeps of one. */
export const backupSnapshot = ({ name }: { id: number; name: string }) => ({ name })

export type BackupMaker = ReturnType<typeof createBackupMaker>
export function createBackupMaker({
  backups,
  folder,
  config,
  database,
  audit,
  run,
  now,
  log,
}: {
  backups: BackupsStore
  folder: BackupFolder
  config: Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl' | 'storageUrl' | 'backupKey'>>
  database: Pick<Database, 'transaction'>
  audit: Pick<AuditService, 'of'>
  run: RunBackup
  now: () => Date
  log: { info(details: object, message: string): void; error(details: object, message: string): void }
}) {
  const record = audit.of(backupAudit, backupSnapshot)
  const closing = new AbortController()
  let underWay: Promise<void> = Promise.resolve()

  /** That of this second, or of the next that is free: the last one may have ended within its own. */
  async function freeName(place: string): Promise<string> {
    for (let time = now().getTime(); ; time += SECOND_MS) {
      const name = folder.nameAt(new Date(time))
      if (!(await backups.isNamed(name, place))) return name
    }
  }

  /** @throws {AppError} `backup_running` */
  async function begin(isNightly: boolean, actor: Actor | null): Promise<BackupRow> {
    const time = now().getTime()
    const place = await folder.place()
    const row = await database.transaction(async () => {
      if (!(await backups.take(time, time + HELD_MS))) throw new AppError('backup_running')
      await backups.endInterrupted(time)
      const begun = await backups.insert({
        ...{ name: await freeName(place), place, state: 'running', started_at: time },
        ...{ is_encrypted: config.backupKey === undefined ? 0 : 1, is_nightly: isNightly ? 1 : 0 },
      })
      if (actor) await record('create', actor, null, begun)
      return begun
    })
    underWay = make(row)
    return row
  }

  /** Goes on after the call that began it, and never throws. */
  async function make({ id, name }: BackupRow): Promise<void> {
    const holding = setInterval(() => {
      backups.hold(now().getTime() + HELD_MS).catch((err) => log.error({ err }, 'a backup cannot be held'))
    }, HOLD_EVERY_MS)
    try {
      await folder.sweep()
      const version = await readProgramVersion()
      const { dataDir, databaseUrl, storageUrl, backupKey } = config
      const options = { dataDir, databaseUrl, storageUrl, backupKey, version, now: now().toISOString() }
      const outcome = await run({ file: folder.pathOf(name), options }, closing.signal)
      const ended = { ended_at: now().getTime() }
      if (outcome && 'bytes' in outcome) {
        await backups.update(id, { ...ended, state: 'done', bytes: outcome.bytes })
        log.info({ backup: name, bytes: outcome.bytes }, 'backup made')
        await removeOldest()
      } else {
        const failure = outcome?.failure ?? 'interrupted'
        await backups.update(id, { ...ended, state: 'failed', failure })
        log.error({ backup: name, failure, reason: outcome?.message }, 'backup not made')
      }
    } catch (err) {
      log.error({ err, backup: name }, 'backup not made')
      await backups
        .update(id, { state: 'failed', failure: 'failed', ended_at: now().getTime() })
        .catch((reason) => log.error({ err: reason }, 'that a backup failed was not written down'))
    } finally {
      clearInterval(holding)
      await backups.hold(0).catch((err) => log.error({ err }, 'a backup could not be let go'))
    }
  }

  /** Of this place; those that failed go with the ones that are as old. */
  async function removeOldest(): Promise<void> {
    const { keep } = await backups.readSchedule()
    const place = await folder.place()
    const own = (await backups.list()).filter((row) => row.place === place)
    const kept = own.filter(({ state }) => state === 'done').slice(0, keep)
    const oldest = kept.at(-1)
    for (const row of own) {
      if (kept.includes(row) || row.state === 'running') continue
      if (row.state === 'failed' && oldest && row.started_at > oldest.started_at) continue
      await folder.remove(row.name)
      await backups.remove(row.id)
    }
  }

  return {
    /** Begins one, which goes on after this resolves. `actor` is null for the clock. */
    begin,
    /** Ends the one that is under way. */
    async close(): Promise<void> {
      closing.abort()
      await underWay
    },
  }
}
