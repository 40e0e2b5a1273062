import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type GameServerRow = Selectable<Schema['game_servers']>

export type GameServersStore = ReturnType<typeof createGameServersStore>
export function createGameServersStore(database: Database) {
  return {
    listShown: (): Promise<GameServerRow[]> =>
      database.query
        .selectFrom('game_servers')
        .selectAll()
        .where('is_hidden', '=', 0)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    list: (): Promise<GameServerRow[]> =>
      database.query.selectFrom('game_servers').selectAll().orderBy('position').orderBy('id').execute(),
    find: (id: number): Promise<GameServerRow | undefined> =>
      database.query.selectFrom('game_servers').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Adds a game server behind the others. */
    insert: (fields: Omit<Insertable<Schema['game_servers']>, 'position'>): Promise<GameServerRow> =>
      database.query
        .insertInto('game_servers')
        .values((servers) => ({
          ...fields,
          position: servers
            .selectFrom('game_servers')
            .select((row) => row.fn.coalesce(row(row.fn.max('position'), '+', 1), row.val(1)).as('next')),
        }))
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      id: number,
      fields: Updateable<Schema['game_servers']>,
      version: number,
    ): Promise<GameServerRow | undefined> =>
      saveVersion(database, 'game_servers', id, fields, version).returningAll().executeTakeFirst(),
    /** Lets no other change of the game server, and of what depends on it, in until the transaction ends. */
    lock: (id: number): Promise<{ name_server: string } | undefined> =>
      database.query
        .updateTable('game_servers')
        .set((server) => ({ version: server.ref('version') }))
        .where('id', '=', id)
        .returning('name_server')
        .executeTakeFirst(),
    async setPosition(id: number, position: number): Promise<void> {
      await database.query.updateTable('game_servers').set({ position }).where('id', '=', id).execute()
    },
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('game_servers').where('id', '=', id).execute()
    },
  }
}
