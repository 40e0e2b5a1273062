import { AppError } from '#server/lib/app-error.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { Access } from '#shared/contract/endpoint.ts'

/** Whoever is signed in with the request at hand. */
export type Visitor = {
  id: number
  username: string
  permissions: readonly Permission[]
  /** Which session this is, so that others can be ended without it. */
  sessionHash: string
}

/** Finds the visitor of a session cookie's token; null when there is no such session any more. */
export type Authenticate = (token: string) => Promise<Visitor | null>

/** @throws {AppError} `not_signed_in` or `not_allowed` */
export function assertAccess(access: Access, visitor: Visitor | null): void {
  if (access === 'public') return
  if (!visitor) throw new AppError('not_signed_in')
  if (access === 'signed-in') return
  const anyOf = typeof access === 'string' ? [access] : access
  if (!anyOf.some((permission) => visitor.permissions.includes(permission))) throw new AppError('not_allowed')
}
