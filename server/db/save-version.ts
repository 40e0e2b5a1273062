import type { Generated, Updateable, UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** The tables whose rows count how often they were changed. */
type VersionedTable = {
  [Table in keyof Schema]: Schema[Table] extends { id: Generated<number>; version: Generated<number> }
    ? Table
    : never
}[keyof Schema]

/**
 * The statement that writes the fields given and raises the version of a row, as long as it is still of `version`. The
 * caller adds what it returns: nothing is found when somebody else was faster.
 */
export function saveVersion<Table extends VersionedTable>(
  database: Database,
  table: Table,
  id: number,
  fields: Updateable<Schema[Table]>,
  version: number,
) {
  // Kysely cannot follow a table that is not known yet: one stands for all of them.
  const statement = database.query
    .updateTable(table as 'news')
    .set({ ...(fields as Updateable<Schema['news']>), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
  return statement as unknown as UpdateQueryBuilder<Schema, Table, Table, UpdateResult>
}
