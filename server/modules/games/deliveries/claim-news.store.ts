/** What there is to look for, in whichever process it was written. */
import type { Database } from '#server/db/database.ts'

/** Numbers are given out before they can be seen: so many of the last may still come. */
const UNDER_WAY = 100
const LOOKED_AT = 5_000

export type ClaimNewsStore = ReturnType<typeof createClaimNewsStore>
export function createClaimNewsStore(database: Database) {
  return {
    /** Steps of commands that came since, the newest first, each with its game server. */
    listSteps: (since: number): Promise<{ id: number; game_server_id: number }[]> =>
      database.query
        .selectFrom('delivery_events')
        .innerJoin('deliveries', 'deliveries.id', 'delivery_events.delivery_id')
        .select(['delivery_events.id', 'deliveries.game_server_id'])
        .where('delivery_events.id', '>', since - UNDER_WAY)
        .where('delivery_events.state', '<>', 'leased')
        .orderBy('delivery_events.id', 'desc')
        .limit(LOOKED_AT)
        .execute(),

    /** Game servers with commands whose time has come in between. */
    async listDue(since: number, until: number): Promise<number[]> {
      const rows = await database.query
        .selectFrom('deliveries')
        .select('game_server_id')
        .distinct()
        .where('state', '=', 'queued')
        .where('not_before', '>', since)
        .where('not_before', '<=', until)
        .execute()
      return rows.map(({ game_server_id }) => game_server_id)
    },

    /** Whether anything could still be handed to anybody now. */
    async isAnythingDue(gameServerId: number, time: number): Promise<boolean> {
      const row = await database.query
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'queued')
        .where('game_server_id', '=', gameServerId)
        .where((row) => row.or([row('not_before', 'is', null), row('not_before', '<=', time)]))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async listKeys(among: readonly number[]): Promise<number[]> {
      if (among.length === 0) return []
      const rows = await database.query
        .selectFrom('agent_keys')
        .select('id')
        .where('id', 'in', [...among])
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
