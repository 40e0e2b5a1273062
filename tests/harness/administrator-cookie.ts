import { createToken, hashToken } from '#server/lib/random-token.ts'
import { type Address, withDatabase } from './address.ts'

/** Opens a session of the first administrator in a database that a process serves; the `Cookie` header that carries it. */
export function administratorCookie(address: Address): Promise<string> {
  const token = createToken()
  const row = { token_hash: hashToken(token), user_id: 1, remembered: 1, created_at: 0, used_at: 0 }
  return withDatabase(address, async (database) => {
    await database.query
      .insertInto('sessions')
      .values({ ...row, expires_at: Number.MAX_SAFE_INTEGER })
      .execute()
    return `session=${token}`
  })
}
