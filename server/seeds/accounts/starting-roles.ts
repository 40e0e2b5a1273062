import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { ADMIN_ROLE, PERMISSIONS, type Permission } from '#shared/constants/permissions.ts'
import type { RoleIcon } from '#shared/constants/roles/role-looks.ts'

type StartingRole = { name: string; permissions: readonly Permission[]; color: string; icon: RoleIcon }

/** Beside `admin`, which always exists. */
const STARTING_ROLES: readonly StartingRole[] = [
  {
    name: 'moderator',
    color: '#7fb3d5',
    icon: 'shield',
    permissions: ['access_admin_panel', 'view_users', 'ban_users', 'view_feedback', 'manage_feedback'],
  },
  {
    name: 'editor',
    color: '#9fbf5f',
    icon: 'pen',
    permissions: ['access_admin_panel', 'manage_news', 'manage_content'],
  },
]

/** A release may bring new permissions; the role `admin` holds every one there is. */
export async function keepAdminRoleComplete(database: Database): Promise<void> {
  await database.query
    .insertInto('roles')
    .values(roleRow({ name: ADMIN_ROLE, permissions: PERMISSIONS, color: '#f28c28', icon: 'crown' }, 0))
    .onConflict((conflict) =>
      conflict.column('name_folded').doUpdateSet({ permissions: JSON.stringify(PERMISSIONS) }),
    )
    .execute()
}

export async function seedStartingRoles(database: Database): Promise<void> {
  await database.query
    .insertInto('roles')
    .values(STARTING_ROLES.map((role, index) => roleRow(role, index + 1)))
    .onConflict((conflict) => conflict.column('name_folded').doNothing())
    .execute()
}

function roleRow({ permissions, ...role }: StartingRole, position: number) {
  return {
    ...role,
    name_folded: foldForSearch(role.name),
    permissions: JSON.stringify(permissions),
    position: position + 1,
  }
}
