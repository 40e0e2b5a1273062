import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type SiteRow = Selectable<Schema['site_settings']>

/** There is one site, and one row of it from the migration on. */
const ONLY = 1

export type SiteStore = ReturnType<typeof createSiteStore>
export function createSiteStore(database: Database) {
  return {
    read: (): Promise<SiteRow> =>
      database.query.selectFrom('site_settings').selectAll().where('id', '=', ONLY).executeTakeFirstOrThrow(),
    /** Writes the settings and raises the version; undefined when the row is not of `version` any more. */
    update: (fields: { settings?: string }, version: number): Promise<SiteRow | undefined> =>
      saveVersion(database, 'site_settings', ONLY, fields, version).returningAll().executeTakeFirst(),
  }
}
