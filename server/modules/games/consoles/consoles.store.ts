import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveOfGameServer } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ConsoleTrouble } from '#shared/constants/games/consoles.ts'

export type ConsoleRow = Selectable<Schema['game_consoles']>
export type NamedConsoleRow = ConsoleRow & { name_server: string; bedrock_prefix: string | null }

export type ConsolesStore = ReturnType<typeof createConsolesStore>
export function createConsolesStore(database: Database) {
  return {
    find: (gameServerId: number): Promise<ConsoleRow | undefined> =>
      database.query
        .selectFrom('game_consoles')
        .selectAll()
        .where('game_server_id', '=', gameServerId)
        .executeTakeFirst(),

    /** Those that commands are run in. */
    listOn: (): Promise<NamedConsoleRow[]> =>
      database.query
        .selectFrom('game_consoles')
        .innerJoin('game_servers', 'game_servers.id', 'game_consoles.game_server_id')
        .leftJoin('bridge_settings', 'bridge_settings.game_server_id', 'game_consoles.game_server_id')
        .selectAll('game_consoles')
        .select(['game_servers.name_server', 'bridge_settings.bedrock_prefix'])
        .where('game_consoles.is_on', '=', 1)
        .where('game_servers.type', '=', 'minecraft')
        .orderBy('game_consoles.game_server_id')
        .execute(),

    /** Version 0 is that of a console of which nothing is kept. False where somebody else was faster. */
    save: (
      gameServerId: number,
      fields: Omit<ConsoleRow, 'game_server_id' | 'version'>,
      version: number,
    ): Promise<boolean> => saveOfGameServer(database, 'game_consoles', gameServerId, fields, version),

    /** Notes how it goes with what was set in `version`; no change of what is set. */
    async setTrouble(
      { game_server_id, version }: Pick<ConsoleRow, 'game_server_id' | 'version'>,
      trouble: ConsoleTrouble | null,
    ): Promise<void> {
      await database.query
        .updateTable('game_consoles')
        .set({ trouble })
        .where('game_server_id', '=', game_server_id)
        .where('version', '=', version)
        .execute()
    },
  }
}
