import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type MaintenanceRow = Selectable<Schema['maintenance_windows']>

export type MaintenanceStore = ReturnType<typeof createMaintenanceStore>
export function createMaintenanceStore(database: Database) {
  return {
    /** What ends after `time`, of every game server, the next first. */
    listEndingAfter: (time: number): Promise<MaintenanceRow[]> =>
      database.query
        .selectFrom('maintenance_windows')
        .selectAll()
        .where('ends_at', '>', time)
        .orderBy('starts_at')
        .orderBy('id')
        .execute(),
    find: (id: number): Promise<MaintenanceRow | undefined> =>
      database.query.selectFrom('maintenance_windows').selectAll().where('id', '=', id).executeTakeFirst(),
    /** A window of the game server that shares a moment with the one given, other than `exceptId`. */
    findOverlap: (
      window: Pick<MaintenanceRow, 'server_id' | 'starts_at' | 'ends_at'>,
      exceptId = 0,
    ): Promise<MaintenanceRow | undefined> =>
      database.query
        .selectFrom('maintenance_windows')
        .selectAll()
        .where('server_id', '=', window.server_id)
        .where('starts_at', '<', window.ends_at)
        .where('ends_at', '>', window.starts_at)
        .where('id', '!=', exceptId)
        .executeTakeFirst(),
    insert: (fields: Insertable<Schema['maintenance_windows']>): Promise<MaintenanceRow> =>
      database.query
        .insertInto('maintenance_windows')
        .values(fields)
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      id: number,
      fields: Updateable<Schema['maintenance_windows']>,
      version: number,
    ): Promise<MaintenanceRow | undefined> =>
      saveVersion(database, 'maintenance_windows', id, fields, version).returningAll().executeTakeFirst(),
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('maintenance_windows').where('id', '=', id).execute()
    },
  }
}
