import { compileOnce, type GivenBy } from '#server/db/compile-once.ts'
import type { Database } from '#server/db/database.ts'
import { permissionsOfUser } from '#server/db/of-accounts.ts'

export type SessionsStore = ReturnType<typeof createSessionsStore>
export function createSessionsStore(database: Database) {
  // Runs with every signed-in request: compiled once, one indexed statement.
  const findByHash = compileOnce(database, (given: GivenBy<{ tokenHash: string }>) =>
    database.query
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('profile_stamps', 'profile_stamps.user_id', 'sessions.user_id')
      .select([
        'sessions.user_id',
        'sessions.remembered',
        'sessions.created_at',
        'sessions.used_at',
        'sessions.confirmed_at',
        'sessions.expires_at',
        'users.username',
        'profile_stamps.stamp',
        'users.banned_at',
        'users.ban_ends_at',
        'users.ban_reason',
        'users.second_factor_at',
        'users.deletion_asked_at',
        permissionsOfUser(),
      ])
      .where('sessions.token_hash', '=', given('tokenHash')),
  )

  return {
    async find(tokenHash: string) {
      const [session] = await findByHash({ tokenHash })
      return session ?? null
    },
    listOfUser: (userId: number, now: number) =>
      database.query
        .selectFrom('sessions')
        .select([
          'token_hash',
          'created_at',
          'used_at',
          'expires_at',
          'remembered',
          'browser',
          'system',
          'network',
        ])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('used_at', 'desc')
        .orderBy('token_hash')
        .execute(),
    async insert(session: {
      token_hash: string
      user_id: number
      remembered: number
      browser: string | null
      system: string | null
      network: string | null
      created_at: number
      used_at: number
      confirmed_at: number
      expires_at: number
    }) {
      await database.query.insertInto('sessions').values(session).execute()
    },
    async touch(tokenHash: string, usedAt: number, expiresAt: number) {
      await database.query
        .updateTable('sessions')
        .set({ used_at: usedAt, expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .execute()
    },
    async setConfirmed(tokenHash: string, at: number) {
      await database.query
        .updateTable('sessions')
        .set({ confirmed_at: at })
        .where('token_hash', '=', tokenHash)
        .execute()
    },
    async remove(tokenHash: string) {
      await database.query.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },
    /** Keeps the `kept` sessions of an account that were used last. */
    async removeOldOf(userId: number, kept: number) {
      await database.query
        .deleteFrom('sessions')
        .where('token_hash', 'in', (query) =>
          query
            .selectFrom('sessions')
            .select('token_hash')
            .where('user_id', '=', userId)
            .orderBy('used_at', 'desc')
            .orderBy('created_at', 'desc')
            .orderBy('token_hash')
            .limit(1_000)
            .offset(kept),
        )
        .execute()
    },
    async removeOthersOf(userId: number, keptHash: string) {
      await database.query
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', keptHash)
        .execute()
    },
    async removeOf(userId: number) {
      await database.query.deleteFrom('sessions').where('user_id', '=', userId).execute()
    },
    async removeExpired(now: number) {
      await database.query.deleteFrom('sessions').where('expires_at', '<=', now).execute()
    },
  }
}
