import type { Database } from '#server/db/database.ts'
import { saveOfGameServer } from '#server/db/save-version.ts'

export type StatisticsSettingsStore = ReturnType<typeof createStatisticsSettingsStore>
export function createStatisticsSettingsStore(database: Database) {
  const settings = () =>
    database.query
      .selectFrom('game_servers')
      .leftJoin('statistics_settings', 'statistics_settings.game_server_id', 'game_servers.id')
      .select([
        'game_servers.id',
        'game_servers.name_server',
        'game_servers.type',
        'statistics_settings.jump_bound',
        'statistics_settings.objectives',
        'statistics_settings.version',
      ])
  return {
    /** Of each game server; null where nobody has set anything. */
    list: () => settings().orderBy('game_servers.position').orderBy('game_servers.id').execute(),
    find: (gameServerId: number) => settings().where('game_servers.id', '=', gameServerId).executeTakeFirst(),
    /** False where somebody else was faster. */
    save: (
      gameServerId: number,
      fields: { jump_bound: number; objectives: string },
      version: number,
    ): Promise<boolean> => saveOfGameServer(database, 'statistics_settings', gameServerId, fields, version),
  }
}
