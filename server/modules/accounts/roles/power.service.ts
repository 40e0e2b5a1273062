import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { assertHoldsAll, type Staff } from '#server/lib/grants.ts'
import type { SessionsService } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { RolesStore } from './roles.store.ts'

export type PowerService = ReturnType<typeof createPowerService>
export function createPowerService({
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
     * Runs a change of power, of roles or of other people's accounts, in one transaction: one after another, and each by
     * what its actor may do at that moment rather than when the call came in.
     * @throws {AppError} `not_signed_in`, `banned` or `not_allowed` when the actor may not any more
     */
    change: <T>(actor: Staff, permission: Permission, work: (actor: Staff) => Promise<T>): Promise<T> =>
      database.transaction(async () => {
        await roles.lockPower()
        const current = await sessions.find(actor.sessionHash)
        if (!current) throw new AppError('not_signed_in')
        assertHoldsAll(current, [permission])
        return work(current)
      }),
  }
}
