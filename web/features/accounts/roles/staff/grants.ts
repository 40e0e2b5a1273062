/** Who may give, take or touch what, as the server decides it (nobody touches power they do not hold). */
import type { Permission } from '#shared/constants/permissions.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'

/** Whether somebody with `own` permissions may give and take a role. */
export function mayGrant(own: readonly Permission[], role: Pick<Role, 'permissions'>): boolean {
  return role.permissions.every((permission) => own.includes(permission))
}

/** Whether somebody with `own` permissions may change an account that holds the roles named. */
export function mayTouch(
  own: readonly Permission[],
  roles: readonly Role[],
  held: readonly string[],
): boolean {
  return roles.filter(({ name }) => held.includes(name)).every((role) => mayGrant(own, role))
}
