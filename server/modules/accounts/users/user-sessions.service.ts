import type { CurrentUser } from '#server/lib/current-user.ts'
import { sessionIdOf } from '#server/modules/accounts/rules/session-id.ts'
import type { SessionsStore } from '#server/modules/accounts/sessions/sessions.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { UserAccess } from './user-access.service.ts'

export type UserSessionsService = ReturnType<typeof createUserSessionsService>
export function createUserSessionsService({
  sessions,
  access,
  audit,
  security,
  now,
}: {
  sessions: SessionsStore
  access: UserAccess
  audit: AuditService
  security: SecurityTrail
  now: () => Date
}) {
  return {
    /** Of one's own account, all but the one that asks. */
    endAll: (id: number, currentUser: CurrentUser): Promise<void> =>
      end(id, currentUser, (tokenHash) => tokenHash !== currentUser.sessionHash),

    endOne: (id: number, session: string, currentUser: CurrentUser): Promise<void> =>
      end(id, currentUser, (tokenHash) => sessionIdOf(tokenHash) === session),
  }

  /** What has ended already is no change. */
  async function end(id: number, currentUser: CurrentUser, isMeant: (tokenHash: string) => boolean) {
    const count = await access.change(currentUser, 'edit_users', async (actor) => {
      const { username } = await access.findForChange(id, actor)
      const open = await sessions.listOfUser(id, now().getTime())
      const ended = open.map((session) => session.token_hash).filter(isMeant)
      if (ended.length === 0) return 0
      for (const tokenHash of ended) await sessions.remove(tokenHash)
      await audit.record({
        noun: userAudit,
        action: 'end_sessions',
        nounId: id,
        actorId: actor.id,
        before: { username, sessions: open.length },
        after: { username, sessions: open.length - ended.length },
      })
      return ended.length
    })
    if (count > 0) security.note('sessions_ended', id, String(count))
  }
}
