import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
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
    /** The last of a key that was the same and whose answer is not known to have got out whole. */
    findUntold: (agentKeyId: number, fingerprint: string, since: number) =>
      database.query
        .selectFrom('game_landcoins')
        .select(['id', 'amount', 'balance'])
        .where('agent_key_id', '=', agentKeyId)
        .where('created_at', '>=', since)
        .where('fingerprint', '=', fingerprint)
        .where('told_at', 'is', null)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    holdAccount: (userId: number) => holdAccount(database, userId),
    async insert(row: Insertable<Schema['game_landcoins']>): Promise<number> {
      const { id } = await database.query
        .insertInto('game_landcoins')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async noteTold(id: number, time: number): Promise<void> {
      await database.query.updateTable('game_landcoins').set({ told_at: time }).where('id', '=', id).execute()
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
