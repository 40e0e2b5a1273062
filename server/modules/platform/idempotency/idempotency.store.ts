import { compileInserts } from '#server/db/compile-once.ts'
import type { Database } from '#server/db/database.ts'

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>
export function createIdempotencyStore(database: Database) {
  const insert = compileInserts(database, 'idempotency_keys', (keys) =>
    keys.onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing()).returning('key'),
  )

  return {
    /** False where the key has been used; whoever is using it right now is waited for. */
    async take(userId: number, key: string, fingerprint: string, at: number): Promise<boolean> {
      const [row] = await insert([{ user_id: userId, key, fingerprint, result: null, created_at: at }])
      return row !== undefined
    },
    find: (userId: number, key: string) =>
      database.query
        .selectFrom('idempotency_keys')
        .select(['fingerprint', 'result'])
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst(),
    async keepResult(userId: number, key: string, result: string): Promise<void> {
      await database.query
        .updateTable('idempotency_keys')
        .set({ result })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .execute()
    },
    async removeBefore(time: number): Promise<void> {
      await database.query.deleteFrom('idempotency_keys').where('created_at', '<', time).execute()
    },
  }
}
