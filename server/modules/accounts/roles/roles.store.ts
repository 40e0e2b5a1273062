import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { isActive } from '#server/db/of-accounts.ts'
import { saveVersion } from '#server/db/save-version.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import { ADMIN_ROLE, type Permission } from '#shared/constants/permissions.ts'
import type { RoleIcon } from '#shared/constants/roles/role-looks.ts'

type RoleFields = {
  name: string
  permissions: readonly Permission[]
  requiresSecondFactor: boolean
  color: string | null
  icon: RoleIcon | null
}

export type RolesStore = ReturnType<typeof createRolesStore>
export function createRolesStore(database: Database) {
  const withHolders = () =>
    database.query
      .selectFrom('roles')
      .select((row) => [
        'roles.id',
        'roles.name',
        'roles.permissions',
        'roles.requires_second_factor',
        'roles.color',
        'roles.icon',
        'roles.position',
        'roles.version',
        row
          .selectFrom('user_roles')
          .whereRef('user_roles.role_id', '=', 'roles.id')
          .select((holders) => holders.fn.countAll<number>().as('count'))
          .as('holders'),
      ])
      .$narrowType<{ holders: number }>()

  const find = async (id: number) => {
    const row = await withHolders().where('roles.id', '=', id).executeTakeFirst()
    return row && presentRole(row)
  }

  return {
    /** The highest first. */
    list: async () =>
      (await withHolders().orderBy('roles.position').orderBy('roles.id').execute()).map(presentRole),
    find,
    async listByNames(names: readonly string[]) {
      if (names.length === 0) return []
      const folded = names.map(foldForSearch)
      return (await withHolders().where('roles.name_folded', 'in', folded).execute()).map(presentRole)
    },

    async count(): Promise<number> {
      const row = await database.query
        .selectFrom('roles')
        .select((roles) => roles.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** The roles of each of these accounts, the highest first. */
    async listOfUsers(userIds: readonly number[]) {
      if (userIds.length === 0) return []
      const rows = await database.query
        .selectFrom('user_roles')
        .innerJoin('roles', 'roles.id', 'user_roles.role_id')
        .select(['user_roles.user_id', 'roles.name', 'roles.permissions', 'roles.color', 'roles.icon'])
        .where('user_roles.user_id', 'in', userIds)
        .orderBy('roles.position')
        .orderBy('roles.id')
        .execute()
      return rows.map(withPermissions)
    },

    /** Whether one of the roles of an account wants its holders to have a second factor. */
    async isSecondFactorRequired(userId: number): Promise<boolean> {
      const row = await database.query
        .selectFrom('user_roles')
        .innerJoin('roles', 'roles.id', 'user_roles.role_id')
        .select('roles.id')
        .where('user_roles.user_id', '=', userId)
        .where('roles.requires_second_factor', '=', 1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Those that stay are held since when they were given. */
    async setOfUser(userId: number, roleIds: readonly number[], now: number): Promise<void> {
      await database.query
        .deleteFrom('user_roles')
        .where('user_id', '=', userId)
        .$if(roleIds.length > 0, (held) => held.where('role_id', 'not in', roleIds))
        .execute()
      if (roleIds.length === 0) return
      await database.query
        .insertInto('user_roles')
        .values(roleIds.map((role_id) => ({ user_id: userId, role_id, given_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Whether the account did not have it. */
    async giveTo(userId: number, roleId: number, now: number): Promise<boolean> {
      const row = await database.query
        .insertInto('user_roles')
        .values({ user_id: userId, role_id: roleId, given_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('role_id')
        .executeTakeFirst()
      return row !== undefined
    },
    async takeFrom(userId: number, roleId: number): Promise<void> {
      await database.query
        .deleteFrom('user_roles')
        .where('user_id', '=', userId)
        .where('role_id', '=', roleId)
        .execute()
    },

    /**
     * Keeps every other transaction that asks for the same waiting until this one ends: an `UPDATE` of the administrator's
     * role to what it is anyway locks its row on PostgreSQL, and is the one writer on SQLite.
     */
    async lockPrivileges(): Promise<void> {
      await database.query
        .updateTable('roles')
        .set({ name: ADMIN_ROLE })
        .where('name_folded', '=', ADMIN_ROLE)
        .execute()
    },

    /** Those besides `userId` who can sign in at `now`: no ban of theirs stands, and they do not leave. */
    async countOtherAdministrators(userId: number, now: number): Promise<number> {
      const row = await database.query
        .selectFrom('user_roles')
        .innerJoin('roles', 'roles.id', 'user_roles.role_id')
        .innerJoin('users', 'users.id', 'user_roles.user_id')
        .where('roles.name_folded', '=', ADMIN_ROLE)
        .where('users.id', '<>', userId)
        .where(isActive(now))
        .select((holders) => holders.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** @throws {AppError} `role_name_taken` */
    async insert(role: RoleFields): Promise<number> {
      const row = await refuseTaken(
        database.query
          .insertInto('roles')
          .values((roles) => ({
            name: role.name,
            name_folded: foldForSearch(role.name),
            permissions: JSON.stringify(role.permissions),
            requires_second_factor: role.requiresSecondFactor ? 1 : 0,
            color: role.color,
            icon: role.icon,
            position: roles
              .selectFrom('roles')
              .select((all) => sql<number>`coalesce(max(${all.ref('position')}), 0) + 1`.as('last')),
          }))
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      return row.id
    },

    /**
     * Writes the fields given and raises the version; undefined when the role is not of `version` any more.
     * @throws {AppError} `role_name_taken`
     */
    async update(
      id: number,
      { name, permissions, requiresSecondFactor, color, icon }: Partial<RoleFields>,
      version: number,
    ) {
      const fields = {
        ...(name === undefined ? {} : { name, name_folded: foldForSearch(name) }),
        ...(permissions === undefined ? {} : { permissions: JSON.stringify(permissions) }),
        ...(requiresSecondFactor === undefined
          ? {}
          : { requires_second_factor: requiresSecondFactor ? 1 : 0 }),
        ...withoutUndefined({ color, icon }),
      }
      const saved = await refuseTaken(
        saveVersion(database, 'roles', id, fields, version).returning('id').executeTakeFirst(),
      )
      return saved && find(id)
    },

    async setPosition(id: number, position: number): Promise<void> {
      await database.query.updateTable('roles').set({ position }).where('id', '=', id).execute()
    },

    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('roles').where('id', '=', id).execute()
    },
  }
}

export type RoleRow = Awaited<ReturnType<RolesStore['list']>>[number]

function presentRole<Row extends { permissions: string; requires_second_factor: number }>(row: Row) {
  const { requires_second_factor, ...role } = withPermissions(row)
  return { ...role, requiresSecondFactor: requires_second_factor === 1 }
}

function withPermissions<Row extends { permissions: string }>({ permissions, ...row }: Row) {
  return { ...row, permissions: JSON.parse(permissions) as Permission[] }
}

async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'name_folded'))
      throw new AppError('role_name_taken', { fields: { name: 'roleNameTaken' } })
    throw error
  }
}
