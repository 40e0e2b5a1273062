import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { Access } from '#shared/contract/endpoint.ts'

/** Finds the user of a session cookie's token; null when there is no such session any more. */
export type Authenticate = (token: string) => Promise<CurrentUser | null>

/** @throws {AppError} `not_signed_in` or `not_allowed` */
export function assertAccess(access: Access, currentUser: CurrentUser | null): void {
  if (access === 'public') return
  if (!currentUser) throw new AppError('not_signed_in')
  if (access === 'signed-in') return
  const anyOf = typeof access === 'string' ? [access] : access
  if (!anyOf.some((permission) => currentUser.permissions.includes(permission)))
    throw new AppError('not_allowed')
}
