/** Roles that are bought: they come and go without anybody of the staff. */
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import type { RolesStore } from './roles.store.ts'

export type BoughtRolesService = ReturnType<typeof createBoughtRoles>
export function createBoughtRoles({
  roles,
  now,
}: {
  roles: Pick<RolesStore, 'find' | 'lockPrivileges' | 'giveTo' | 'takeFrom'>
  now: () => Date
}) {
  return {
    /** Has whoever else changes privileges wait until the transaction ends. */
    hold: roles.lockPrivileges,

    /** Whether the account did not have it; null where there is no such role any more, or none that is sold. */
    async give(userId: number, roleId: number): Promise<boolean | null> {
      const role = await roles.find(roleId)
      if (!role || role.name === ADMIN_ROLE) return null
      return roles.giveTo(userId, roleId, now().getTime())
    },

    take: roles.takeFrom,
  }
}
