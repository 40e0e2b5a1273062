import type { Database } from '#server/db/database.ts'
import { permissionsOfUser } from '#server/db/of-accounts.ts'

export type ApiKeysStore = ReturnType<typeof createApiKeysStore>
export function createApiKeysStore(database: Database) {
  const withOwners = () =>
    database.query.selectFrom('api_keys').innerJoin('users', 'users.id', 'api_keys.user_id')

  return {
    /** A key with what its maker may do now, and when it was last used from a network. */
    findByHash: (keyHash: string, network: string) =>
      withOwners()
        .leftJoin('api_key_uses', (join) =>
          join.onRef('api_key_uses.key_id', '=', 'api_keys.id').on('api_key_uses.network', '=', network),
        )
        .leftJoin('profile_stamps', 'profile_stamps.user_id', 'users.id')
        .select([
          'api_keys.id',
          'api_keys.name',
          'api_keys.scopes',
          'api_keys.expires_at',
          'api_key_uses.used_at',
          'users.id as user_id',
          'users.username',
          'profile_stamps.stamp',
          'users.banned_at',
          'users.ban_ends_at',
          'users.ban_reason',
          'users.second_factor_at',
          permissionsOfUser(),
        ])
        .where('api_keys.key_hash', '=', keyHash)
        .where('users.deletion_asked_at', 'is', null)
        .executeTakeFirst(),

    find: (id: number) => selected().where('api_keys.id', '=', id).executeTakeFirst(),
    list: () => selected().orderBy('api_keys.id', 'desc').execute(),
    listOf: (userId: number) =>
      selected().where('api_keys.user_id', '=', userId).orderBy('api_keys.id', 'desc').execute(),

    /** From where keys were used, the latest first. */
    listUses: (keyIds: readonly number[]) =>
      database.query
        .selectFrom('api_key_uses')
        .selectAll()
        .where('key_id', 'in', keyIds.length > 0 ? keyIds : [0])
        .orderBy('used_at', 'desc')
        .orderBy('network')
        .execute(),

    /** Its hash comes once its number is known, which is part of the key. */
    async insert(key: {
      user_id: number
      name: string
      scopes: string
      created_at: number
      expires_at: number | null
      hashOf: (id: number) => string
    }): Promise<number> {
      const { hashOf, ...columns } = key
      const { id } = await database.query
        .insertInto('api_keys')
        .values({ ...columns, key_hash: hashOf(0) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await database.query
        .updateTable('api_keys')
        .set({ key_hash: hashOf(id) })
        .where('id', '=', id)
        .execute()
      return id
    },

    async noteUse(keyId: number, network: string, at: number): Promise<void> {
      await database.query
        .insertInto('api_key_uses')
        .values({ key_id: keyId, network, used_at: at })
        .onConflict((conflict) => conflict.columns(['key_id', 'network']).doUpdateSet({ used_at: at }))
        .execute()
    },
    /** Keeps the `kept` networks from which a key was used last. */
    async removeOldUses(keyId: number, kept: number): Promise<void> {
      await database.query
        .deleteFrom('api_key_uses')
        .where('key_id', '=', keyId)
        .where('network', 'in', (uses) =>
          uses
            .selectFrom('api_key_uses as old')
            .select('old.network')
            .where('old.key_id', '=', keyId)
            .orderBy('old.used_at', 'desc')
            .orderBy('old.network')
            .limit(1_000)
            .offset(kept),
        )
        .execute()
    },

    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('api_keys').where('id', '=', id).execute()
    },
    async removeOf(userId: number): Promise<void> {
      await database.query.deleteFrom('api_keys').where('user_id', '=', userId).execute()
    },
    async removeExpired(before: number): Promise<void> {
      await database.query.deleteFrom('api_keys').where('expires_at', '<=', before).execute()
    },
  }

  function selected() {
    return withOwners().select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.scopes',
      'api_keys.created_at',
      'api_keys.expires_at',
      'users.id as user_id',
      'users.username',
    ])
  }
}
export type ApiKeyRow = NonNullable<Awaited<ReturnType<ApiKeysStore['find']>>>
