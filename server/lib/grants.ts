import { AppError } from '#server/lib/app-error.ts'
import type { Permission } from '#shared/constants/permissions.ts'

/** A member of staff who acts, and by which session. */
export type Staff = { id: number; permissions: readonly Permission[]; sessionHash: string }

/**
 * Nobody gives, takes or touches power they do not hold themselves.
 * @throws {AppError} `not_allowed`
 */
export function assertHoldsAll(actor: Pick<Staff, 'permissions'>, permissions: readonly Permission[]): void {
  if (!permissions.every((permission) => actor.permissions.includes(permission)))
    throw new AppError('not_allowed')
}
