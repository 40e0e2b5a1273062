import type { Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type AnnouncementRow = Selectable<Schema['announcement']>

/** There is one announcement, and one row of it from the migration on. */
const ONLY = 1

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>
export function createAnnouncementStore(database: Database) {
  return {
    read: (): Promise<AnnouncementRow> =>
      database.query.selectFrom('announcement').selectAll().where('id', '=', ONLY).executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      fields: Updateable<Schema['announcement']>,
      version: number,
    ): Promise<AnnouncementRow | undefined> =>
      saveVersion(database, 'announcement', ONLY, fields, version).returningAll().executeTakeFirst(),
  }
}
