import { shortenAddress } from '#server/lib/net/network-of.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { assertNotBanned } from '#server/modules/accounts/rules/ban.ts'
import { heldPermissions } from '#server/modules/accounts/rules/joined-permissions.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import {
  CONFIRMATION_LIFETIME_MS,
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  SESSION_REMEMBERED_MS,
  SESSIONS_MAX,
} from '#shared/constants/account-limits.ts'
import { deviceOf } from '#shared/constants/security/device.ts'
import type { SessionsStore } from './sessions.store.ts'

/** A session's last use, and that its owner was seen, are written down this coarsely, so that polling does not write. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000

/** Where a session is opened from. */
export type SignInPlace = { userAgent: string | undefined; address: string }

export type SessionsService = ReturnType<typeof createSessionsService>
export function createSessionsService({
  sessions,
  users,
  site,
  now,
}: {
  sessions: SessionsStore
  users: {
    /** Writes nothing where it was written less than `interval` ago. */
    markSeen: (id: number, at: number, interval?: number) => Promise<void>
  }
  site: Pick<SiteService, 'timeZone'>
  now: () => Date
}) {
  /**
   * The user of a session as they stand now; null when there is no such session, or it has expired.
   * @throws {AppError} `banned`
   */
  async function find(sessionHash: string) {
    const session = await sessions.find(sessionHash)
    const time = now().getTime()
    if (!session || session.expires_at <= time || session.deletion_asked_at !== null) return null
    await assertNotBanned(session, time, site.timeZone)
    if (time - session.used_at >= TOUCH_INTERVAL_MS) {
      const expiresAt = session.remembered ? session.expires_at : endOf(session.created_at, time)
      // A disk that is full refuses nobody who only reads; whatever else is wrong, the next statement tells.
      await sessions
        .touch(sessionHash, time, expiresAt)
        .then(() => users.markSeen(session.user_id, time, TOUCH_INTERVAL_MS))
        .catch(() => {})
    }
    return {
      id: session.user_id,
      username: session.username,
      profileStamp: session.stamp ?? 0,
      ...heldPermissions(session.permissions, session.second_factor_at),
      sessionHash,
      isConfirmed: time - session.confirmed_at < CONFIRMATION_LIFETIME_MS,
    }
  }

  return {
    find,
    /** Finds the user of a cookie's token, in the same way. */
    authenticate: (token: string) => find(hashToken(token)),

    start,

    /**
     * Opens a session in the place of the one at hand, for whoever has just proved the password, and ends every other: whoever
     * copied a key is out. Where more than the password is asked for it is confirmed no later than the one at hand was. Gives the
     * new token. Joins the caller's transaction.
     */
    async renew({ id, sessionHash }: { id: number; sessionHash: string }, place: SignInPlace) {
      const former = await sessions.find(sessionHash)
      const remembered = former?.remembered === 1
      const isWholeProof = former?.second_factor_at === null
      await sessions.removeOf(id)
      const confirmedAt = isWholeProof ? undefined : (former?.confirmed_at ?? 0)
      return { token: await start(id, remembered, place, confirmedAt), remembered }
    },

    end: (token: string) => sessions.remove(hashToken(token)),
    endAll: sessions.removeOf,
    removeExpired: () => sessions.removeExpired(now().getTime()),
  }

  /** Opens a session and gives the token for its cookie; only the token's hash is kept. */
  async function start(
    userId: number,
    remembered: boolean,
    { userAgent, address }: SignInPlace,
    confirmedAt = now().getTime(),
  ): Promise<string> {
    const token = createToken()
    const time = now().getTime()
    await sessions.insert({
      token_hash: hashToken(token),
      user_id: userId,
      remembered: remembered ? 1 : 0,
      ...deviceOf(userAgent),
      network: shortenAddress(address),
      created_at: time,
      used_at: time,
      confirmed_at: confirmedAt,
      expires_at: time + (remembered ? SESSION_REMEMBERED_MS : SESSION_IDLE_MS),
    })
    await sessions.removeOldOf(userId, SESSIONS_MAX)
    await users.markSeen(userId, time)
    return token
  }
}

/** When a session ends that nobody uses from now on. */
const endOf = (createdAt: number, now: number) =>
  Math.min(now + SESSION_IDLE_MS, createdAt + SESSION_LIFETIME_MS)
