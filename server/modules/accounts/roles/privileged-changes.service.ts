import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import type { SessionsService } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { RolesStore } from './roles.store.ts'

export type PrivilegedChanges = ReturnType<typeof createPrivilegedChanges>
export function createPrivilegedChanges({
  roles,
  sessions,
  database,
}: {
  roles: RolesStore
  sessions: Pick<SessionsService, 'find'>
  database: Pick<Database, 'transaction'>
}) {
  return {
    /**
     * Runs a change of roles or of other people's accounts in one transaction: one after another, and each by the
     * privileges that its actor has at that moment rather than when the call came in.
     * @throws {AppError} `not_signed_in`, `banned` or `not_allowed` when the actor may not any more
     */
    run: <T>(
      currentUser: CurrentUser,
      permission: Permission,
      work: (actor: CurrentUser) => Promise<T>,
    ): Promise<T> =>
      database.transaction(async () => {
        await roles.lockPrivileges()
        const actor = await sessions.find(currentUser.sessionHash)
        if (!actor) throw new AppError('not_signed_in')
        assertHoldsAll(actor, [permission])
        return work(actor)
      }),
  }
}
