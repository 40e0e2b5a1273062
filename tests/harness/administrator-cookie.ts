import { createToken, hashToken } from '#server/lib/random-token.ts'
import { type Address, withDatabase } from './address.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Opens a session of the first administrator in a database that a process serves; the `Cookie` header that carries it.
 * @param isConfirmed whether they have just shown who they are
 * @param now what time it is for the process
 */
export function administratorCookie(
  address: Address,
  { isConfirmed = false, now = Date.now() } = {},
): Promise<string> {
  const token = createToken()
  const confirmed_at = isConfirmed ? now : 0
  const row = {
    token_hash: hashToken(token),
    user_id: 1,
    remembered: 1,
    created_at: 0,
    used_at: 0,
    confirmed_at,
  }
  return withDatabase(address, async (database) => {
    await database.query
      .insertInto('sessions')
      .values({ ...row, expires_at: now + DAY_MS })
      .execute()
    return `session=${token}`
  })
}
