import { type Permission, withParts } from '#shared/constants/permissions.ts'

/**
 * Whether somebody with `own` permissions may give, take or touch what carries `permissions`: nobody does so with what
 * they do not hold themselves, or they could raise their own privileges.
 */
export function holdsAll(own: readonly Permission[], permissions: readonly Permission[]): boolean {
  const held = new Set(withParts(own))
  return withParts(permissions).every((permission) => held.has(permission))
}
