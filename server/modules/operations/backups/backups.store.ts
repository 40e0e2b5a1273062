import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type BackupRow = Selectable<Schema['backups']>
export type ScheduleRow = Selectable<Schema['backup_schedule']>

/** There is one schedule, and one row of it from the migration on. */
const ONLY = 1

export type BackupsStore = ReturnType<typeof createBackupsStore>
export function createBackupsStore(database: Database) {
  return {
    /** The newest first. */
    list: (): Promise<BackupRow[]> =>
      database.query
        .selectFrom('backups')
        .selectAll()
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    find: (id: number): Promise<BackupRow | undefined> =>
      database.query.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst(),
    isNamed: async (name: string, place: string): Promise<boolean> =>
      (await database.query
        .selectFrom('backups')
        .select('id')
        .where('name', '=', name)
        .where('place', '=', place)
        .executeTakeFirst()) !== undefined,
    insert: (row: Insertable<Schema['backups']>): Promise<BackupRow> =>
      database.query.insertInto('backups').values(row).returningAll().executeTakeFirstOrThrow(),
    /** Takes a file that lies there into the list, unless it stands in it. */
    async adopt(row: Insertable<Schema['backups']>): Promise<void> {
      await database.query
        .insertInto('backups')
        .values(row)
        .onConflict((conflict) => conflict.columns(['name', 'place']).doNothing())
        .execute()
    },
    async update(id: number, fields: Updateable<Schema['backups']>): Promise<void> {
      await database.query.updateTable('backups').set(fields).where('id', '=', id).execute()
    },
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('backups').where('id', '=', id).execute()
    },
    /** Those that nobody makes any more. */
    async endInterrupted(now: number): Promise<void> {
      await database.query
        .updateTable('backups')
        .set({ state: 'failed', failure: 'interrupted', ended_at: now })
        .where('state', '=', 'running')
        .execute()
    },

    readSchedule: (): Promise<ScheduleRow> =>
      database.query
        .selectFrom('backup_schedule')
        .selectAll()
        .where('id', '=', ONLY)
        .executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    updateSchedule: (
      fields: Updateable<Schema['backup_schedule']>,
      version: number,
    ): Promise<ScheduleRow | undefined> =>
      saveVersion(database, 'backup_schedule', ONLY, fields, version).returningAll().executeTakeFirst(),
    /** Whether `day` was taken by this call: of several processes one makes the backup of a night. */
    async takeDay(day: string): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('backup_schedule')
        .set({ last_day: day })
        .where('id', '=', ONLY)
        .where('last_day', '!=', day)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** Whether the right to make one was free, and is now held until `until`. */
    async take(now: number, until: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('backup_schedule')
        .set({ busy_until: until })
        .where('id', '=', ONLY)
        .where('busy_until', '<=', now)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** Goes on holding it, or with the past gives it back. */
    async hold(until: number): Promise<void> {
      await database.query
        .updateTable('backup_schedule')
        .set({ busy_until: until })
        .where('id', '=', ONLY)
        .execute()
    },
  }
}
