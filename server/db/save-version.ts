import type { Generated, Insertable, Updateable, UpdateQueryBuilder, UpdateResult } from 'kysely'
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

/** What is kept of a game server in one row, which counts how often it was changed. */
type TableOfGameServer = 'azlink_settings' | 'bridge_settings' | 'game_consoles' | 'statistics_settings'

/** Writes that row in place of `version`, 0 where nothing is kept yet; false when somebody else was faster. */
export async function saveOfGameServer<Table extends TableOfGameServer>(
  database: Database,
  table: Table,
  gameServerId: number,
  fields: Omit<Insertable<Schema[Table]>, 'game_server_id' | 'version'>,
  version: number,
): Promise<boolean> {
  // Kysely cannot follow a table that is not known yet: one stands for all.
  const [one, columns] = [
    table as 'game_consoles',
    fields as Omit<Insertable<Schema['game_consoles']>, 'game_server_id'>,
  ]
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await database.query
      .insertInto(one)
      .values({ game_server_id: gameServerId, ...columns })
      .onConflict((conflict) => conflict.column('game_server_id').doNothing())
      .executeTakeFirstOrThrow()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const { numUpdatedRows } = await database.query
    .updateTable(one)
    .set({ ...columns, version: version + 1 })
    .where('game_server_id', '=', gameServerId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
