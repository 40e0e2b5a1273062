import { createToken, hashToken } from '#server/lib/random-token.ts'
import { type Address, withDatabase } from './address.ts'

const BATCH = 500
const YEAR_MS = 365 * 24 * 60 * 60_000

export type FilledAccount = { id: number; cookie: string }

/** Accounts that are signed in, in a database that a process may serve, without a password that would have to be hashed. */
export function fillAccounts(address: Address, count: number, now = Date.now()): Promise<FilledAccount[]> {
  return withDatabase(address, async ({ query }) => {
    const accounts: FilledAccount[] = []
    for (let start = 0; start < count; start += BATCH) {
      const names = Array.from(
        { length: Math.min(BATCH, count - start) },
        (_, index) => `buyer${start + index}`,
      )
      const users = await query
        .insertInto('users')
        .values(names.map((username) => userRow(username, now)))
        .returning('id')
        .execute()
      const signedIn = users.map(({ id }) => ({ id, token: createToken() }))
      const session = {
        remembered: 1,
        created_at: now,
        used_at: now,
        confirmed_at: 0,
        expires_at: now + YEAR_MS,
      }
      await query
        .insertInto('sessions')
        .values(signedIn.map(({ id, token }) => ({ ...session, token_hash: hashToken(token), user_id: id })))
        .execute()
      accounts.push(...signedIn.map(({ id, token }) => ({ id, cookie: `session=${token}` })))
    }
    return accounts
  })
}

const userRow = (username: string, created_at: number) => ({
  username,
  username_folded: username,
  email: `${username}@example.org`,
  email_folded: `${username}@example.org`,
  password_hash: 'no password',
  discord_username: null,
  email_verified_at: null,
  language: 'ru',
  skin: null,
  created_at,
})
