import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { ADMIN_ROLE, PERMISSIONS, type Permission } from '#shared/constants/permissions.ts'

/** Beside `admin`, which always exists. */
const STARTING_ROLES: readonly { name: string; permissions: readonly Permission[] }[] = [
  {
    name: 'moderator',
    permissions: ['access_admin_panel', 'view_users', 'ban_users', 'view_feedback', 'manage_feedback'],
  },
  { name: 'editor', permissions: ['access_admin_panel', 'manage_news', 'manage_content'] },
]

/** A release may bring new permissions; the role `admin` holds every one there is. */
export async function keepAdminRoleComplete(database: Database): Promise<void> {
  await database.query
    .insertInto('roles')
    .values(roleRow(ADMIN_ROLE, PERMISSIONS))
    .onConflict((conflict) =>
      conflict.column('name_folded').doUpdateSet({ permissions: JSON.stringify(PERMISSIONS) }),
    )
    .execute()
}

export async function seedStartingRoles(database: Database): Promise<void> {
  await database.query
    .insertInto('roles')
    .values(STARTING_ROLES.map(({ name, permissions }) => roleRow(name, permissions)))
    .onConflict((conflict) => conflict.column('name_folded').doNothing())
    .execute()
}

function roleRow(name: string, permissions: readonly string[]) {
  return { name, name_folded: foldForSearch(name), permissions: JSON.stringify(permissions) }
}
