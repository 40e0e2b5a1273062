import type { Insertable, Selectable } from 'kysely'
import { mayAskForCommands } from '#server/db/asking-for-commands.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Game } from '#shared/constants/games/games.ts'

export type AgentKeyRow = Selectable<Schema['agent_keys']>

export type AgentKeysStore = ReturnType<typeof createAgentKeysStore>
export function createAgentKeysStore(database: Database) {
  const ofServer = (gameServerId: number) =>
    database.query.selectFrom('agent_keys').selectAll().where('game_server_id', '=', gameServerId)

  return {
    /** A key with its game server as that is called now. */
    findByHash: (keyHash: string) =>
      database.query
        .selectFrom('agent_keys')
        .innerJoin('game_servers', 'game_servers.id', 'agent_keys.game_server_id')
        .leftJoin('bridge_settings', 'bridge_settings.game_server_id', 'agent_keys.game_server_id')
        .select([
          'agent_keys.id',
          'agent_keys.name',
          'agent_keys.scopes',
          'agent_keys.used_at',
          'agent_keys.networks',
          'agent_keys.refused_at',
          'agent_keys.refused_from',
          'game_servers.id as game_server_id',
          'game_servers.name_server',
          'game_servers.type',
          'bridge_settings.bedrock_prefix',
        ])
        .where('agent_keys.key_hash', '=', keyHash)
        .executeTakeFirst(),

    /** Game servers of a game for whose commands somebody may ask. */
    listDeliveringTo: (type: Game) =>
      database.query
        .selectFrom('game_servers')
        .leftJoin('bridge_settings', 'bridge_settings.game_server_id', 'game_servers.id')
        .select(['game_servers.id', 'bridge_settings.bedrock_prefix'])
        .where('type', '=', type)
        .where(mayAskForCommands('game_servers.id'))
        .orderBy('game_servers.id')
        .execute(),

    listOf: (gameServerId: number): Promise<AgentKeyRow[]> =>
      ofServer(gameServerId).orderBy('id', 'desc').execute(),

    find: (gameServerId: number, id: number): Promise<AgentKeyRow | undefined> =>
      ofServer(gameServerId).where('id', '=', id).executeTakeFirst(),

    /** Its hash comes once its number is known, which is part of the key. */
    async insert({
      hashOf,
      ...columns
    }: Omit<Insertable<Schema['agent_keys']>, 'key_hash'> & {
      hashOf: (id: number) => string
    }): Promise<AgentKeyRow> {
      const { id } = await database.query
        .insertInto('agent_keys')
        .values({ ...columns, key_hash: hashOf(0) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return database.query
        .updateTable('agent_keys')
        .set({ key_hash: hashOf(id) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    async noteUse(id: number, at: number): Promise<void> {
      await database.query.updateTable('agent_keys').set({ used_at: at }).where('id', '=', id).execute()
    },
    async noteRefusal(id: number, { at, from }: { at: number; from: string }): Promise<void> {
      await database.query
        .updateTable('agent_keys')
        .set({ refused_at: at, refused_from: from })
        .where('id', '=', id)
        .execute()
    },
    async noteAgent(id: number, agent: string): Promise<void> {
      await database.query.updateTable('agent_keys').set({ agent }).where('id', '=', id).execute()
    },

    /** False where somebody was faster. */
    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('agent_keys')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },
  }
}
