import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type LandcoinsStore = ReturnType<typeof createLandcoinsStore>
export function createLandcoinsStore(database: Database) {
  return {
    /** What was done under a key of the agent. */
    find: (gameServerId: number, idempotencyKey: string) =>
      database.query
        .selectFrom('game_landcoins')
        .select(['fingerprint', 'balance'])
        .where('game_server_id', '=', gameServerId)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst(),
    async insert(row: Insertable<Schema['game_landcoins']>): Promise<void> {
      await database.query.insertInto('game_landcoins').values(row).execute()
    },
    findCeiling: async (agentKeyId: number): Promise<number> => {
      const row = await database.query
        .selectFrom('agent_keys')
        .select('landcoins_ceiling')
        .where('id', '=', agentKeyId)
        .executeTakeFirst()
      return Number(row?.landcoins_ceiling ?? 0)
    },
    /** How much one key has moved since then, given and taken together. */
    async sumSince(agentKeyId: number, since: number): Promise<number> {
      const { sum } = await database.query
        .selectFrom('game_landcoins')
        .select((row) => row.fn.sum<number>(row.fn<number>('abs', ['amount'])).as('sum'))
        .where('agent_key_id', '=', agentKeyId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow()
      return Number(sum ?? 0)
    },
  }
}
