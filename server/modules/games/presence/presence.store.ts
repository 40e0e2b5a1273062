import type { Insertable, Selectable } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type AgentInstanceRow = Selectable<Schema['agent_instances']>
export type SeenPlayerRow = Selectable<Schema['seen_players']>

/** So many rows of players are written in one statement. */
const PLAYERS_AT_ONCE = 1_000

export type PresenceStore = ReturnType<typeof createPresenceStore>
export function createPresenceStore(database: Database) {
  const ofServer = (gameServerId: number) =>
    database.query.selectFrom('agent_instances').where('game_server_id', '=', gameServerId)

  return {
    /** The last heard first. */
    listInstances: (gameServerId: number) =>
      ofServer(gameServerId).selectAll().orderBy('heard_at', 'desc').orderBy('id', 'desc').execute(),

    /** Those whose last heartbeat counts at this time. */
    listCounting: (gameServerId: number, { from, to }: { from: number; to: number }) =>
      ofServer(gameServerId)
        .select(['instance', 'counts_until', 'players', 'max_players'])
        .where('counts_until', '>', from)
        .where('counts_until', '<=', to)
        .execute(),

    /** Whom instances named last as being in the game. */
    listOnline: async (gameServerId: number, instances: readonly string[]) =>
      instances.length === 0
        ? []
        : ofServer(gameServerId)
            .select(['instance', 'online'])
            .where('instance', 'in', [...instances])
            .execute(),

    async countInstances(gameServerId: number): Promise<number> {
      const { count } = await ofServer(gameServerId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Changes what is known of an instance; false where it is not known. */
    async update(
      { game_server_id, instance }: Pick<AgentInstanceRow, 'game_server_id' | 'instance'>,
      change: Partial<Omit<AgentInstanceRow, 'id' | 'game_server_id' | 'instance'>>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('agent_instances')
        .set(change)
        .where('game_server_id', '=', game_server_id)
        .where('instance', '=', instance)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async insert(row: Insertable<Schema['agent_instances']>): Promise<void> {
      await database.query
        .insertInto('agent_instances')
        .values(row)
        .onConflict((conflict) => conflict.columns(['game_server_id', 'instance']).doNothing())
        .execute()
    },

    async removeHeardBefore(time: number): Promise<void> {
      await database.query.deleteFrom('agent_instances').where('heard_at', '<', time).execute()
    },

    listSeen: async (gameServerId: number, players: readonly string[]): Promise<SeenPlayerRow[]> =>
      players.length === 0
        ? []
        : database.query
            .selectFrom('seen_players')
            .selectAll()
            .where('game_server_id', '=', gameServerId)
            .where('player_folded', 'in', [...players])
            .execute(),

    async saveSeen(rows: readonly SeenPlayerRow[]): Promise<void> {
      for (const some of batchesOf(rows, PLAYERS_AT_ONCE))
        await database.query
          .insertInto('seen_players')
          .values(some)
          .onConflict((conflict) =>
            conflict.columns(['game_server_id', 'player_folded']).doUpdateSet((row) => ({
              player: row.ref('excluded.player'),
              player_uuid: row.ref('excluded.player_uuid'),
              seen_at: row.ref('excluded.seen_at'),
            })),
          )
          .execute()
    },

    async removeSeenBefore(time: number): Promise<void> {
      await database.query.deleteFrom('seen_players').where('seen_at', '<', time).execute()
    },
  }
}
