import type { Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type MailServerRow = Selectable<Schema['mail_server']>

/** There is one, and one row of it from the migration on. */
const ONLY = 1

export type MailServerStore = ReturnType<typeof createMailServerStore>
export function createMailServerStore(database: Database) {
  return {
    read: (): Promise<MailServerRow> =>
      database.query.selectFrom('mail_server').selectAll().where('id', '=', ONLY).executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      fields: Updateable<Schema['mail_server']>,
      version: number,
    ): Promise<MailServerRow | undefined> =>
      saveVersion(database, 'mail_server', ONLY, fields, version).returningAll().executeTakeFirst(),
  }
}
