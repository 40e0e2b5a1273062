import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { holdsAll } from '#shared/contract/accounts/privileges.ts'

/** @throws {AppError} `not_allowed` when the actor gives, takes or touches privileges they do not hold */
export function assertHoldsAll(
  actor: Pick<CurrentUser, 'permissions'>,
  permissions: readonly Permission[],
): void {
  if (!holdsAll(actor.permissions, permissions)) throw new AppError('not_allowed')
}
