import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { type Access, type Endpoint, isForGameServers } from '#shared/contract/endpoint.ts'

/** Finds the user of a session cookie's token; null when there is no such session any more. */
export type Authenticate = (token: string) => Promise<CurrentUser | null>

/**
 * What can be said before the body is read; `body` is undefined until then.
 * @throws {AppError} `confirmation_required`
 */
export function assertConfirmed(
  { needsConfirmation }: Pick<Endpoint, 'needsConfirmation'>,
  currentUser: CurrentUser | null,
  body?: unknown,
): void {
  if (!needsConfirmation || currentUser?.isConfirmed) return
  if (needsConfirmation === true || (body !== undefined && needsConfirmation(body as never)))
    throw new AppError('confirmation_required')
}

/** @throws {AppError} `not_signed_in`, `not_allowed`, or `second_factor_setup_required` where a second factor would open it */
export function assertAccess(access: Access, currentUser: CurrentUser | null): void {
  if (access === 'public' || isForGameServers(access)) return
  if (!currentUser) throw new AppError('not_signed_in')
  if (access === 'signed-in') return
  const anyOf = typeof access === 'string' ? [access] : access
  if (anyOf.some((permission) => currentUser.permissions.includes(permission))) return
  const isWithheld = anyOf.some((permission) => currentUser.withheld.includes(permission))
  throw new AppError(isWithheld ? 'second_factor_setup_required' : 'not_allowed')
}
