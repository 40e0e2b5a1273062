import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveOfGameServer } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

type Row = Selectable<Schema['bridge_settings']>

export type BridgeSettingsStore = ReturnType<typeof createBridgeSettingsStore>
export function createBridgeSettingsStore(database: Database) {
  return {
    find: (gameServerId: number): Promise<Row | undefined> =>
      database.query
        .selectFrom('bridge_settings')
        .selectAll()
        .where('game_server_id', '=', gameServerId)
        .executeTakeFirst(),
    /** Version 0 is that of a game server of which nothing is kept. False where somebody else was faster. */
    save: (
      gameServerId: number,
      fields: Omit<Row, 'game_server_id' | 'version'>,
      version: number,
    ): Promise<boolean> => saveOfGameServer(database, 'bridge_settings', gameServerId, fields, version),
  }
}
