import type { CurrentUser } from '#server/lib/current-user.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import { sessionIdOf } from '#server/modules/accounts/rules/session-id.ts'
import type { Language } from '#shared/constants/languages.ts'
import { describeDevice } from '#shared/constants/security/device.ts'
import type { OwnSession } from '#shared/contract/accounts/own-sessions.ts'
import type { SessionsStore } from './sessions.store.ts'

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>
export function createOwnSessionsService({ sessions, now }: { sessions: SessionsStore; now: () => Date }) {
  return {
    async list({ id, sessionHash }: CurrentUser, language: Language): Promise<OwnSession[]> {
      const open = await sessions.listOfUser(id, now().getTime())
      return open
        .map((session) => ({
          id: sessionIdOf(session.token_hash),
          device: describeDevice(session, language),
          network: session.network,
          createdAt: isoTime(session.created_at),
          lastUsedAt: isoTime(session.used_at),
          isCurrent: session.token_hash === sessionHash,
        }))
        .sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent))
    },

    /** Whether it was the session that asks; what has ended already is no change. */
    async end(sessionId: string, { id, sessionHash }: CurrentUser): Promise<boolean> {
      const open = await sessions.listOfUser(id, now().getTime())
      const ended = open.find((session) => sessionIdOf(session.token_hash) === sessionId)
      if (ended) await sessions.remove(ended.token_hash)
      return ended?.token_hash === sessionHash
    },

    endOthers: ({ id, sessionHash }: CurrentUser): Promise<void> => sessions.removeOthersOf(id, sessionHash),
  }
}
