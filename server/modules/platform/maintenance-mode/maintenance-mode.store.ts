import type { Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type MaintenanceModeRow = Selectable<Schema['maintenance_mode']> & {
  /** The name of who switched it. */
  by: string | null
}

/** There is one switch, and one row of it from the migration on. */
const ONLY = 1

export type MaintenanceModeStore = ReturnType<typeof createMaintenanceModeStore>
export function createMaintenanceModeStore(database: Database) {
  const read = (): Promise<MaintenanceModeRow> =>
    database.query
      .selectFrom('maintenance_mode')
      .leftJoin('users', 'users.id', 'maintenance_mode.switched_by')
      .selectAll('maintenance_mode')
      .select('users.username as by')
      .where('maintenance_mode.id', '=', ONLY)
      .executeTakeFirstOrThrow()
  return {
    read,
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    async update(
      fields: Updateable<Schema['maintenance_mode']>,
      version: number,
    ): Promise<MaintenanceModeRow | undefined> {
      const { numUpdatedRows } = await saveVersion(
        database,
        'maintenance_mode',
        ONLY,
        fields,
        version,
      ).executeTakeFirstOrThrow()
      return numUpdatedRows > 0n ? read() : undefined
    },
  }
}
