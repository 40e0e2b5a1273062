import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { lookAlike } from '#server/lib/names/look-alike.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ADMIN_ROLE, PERMISSIONS, type Permission, withParts } from '#shared/constants/permissions.ts'
import { roleAudit } from '#shared/contract/accounts/roles.audit.texts.ts'
import type { Role, RoleChange, RoleDraft } from '#shared/contract/accounts/roles.ts'
import type { PrivilegedChanges } from './privileged-changes.service.ts'
import type { RolesStore } from './roles.store.ts'
import { permissionTexts } from './roles.texts.ts'

export type RolesService = ReturnType<typeof createRolesService>
export function createRolesService({
  roles,
  versioned,
  privileged,
}: {
  roles: RolesStore
  versioned: VersionedChanges
  privileged: PrivilegedChanges
}) {
  const changes = versioned.of(roleAudit, snapshot)

  return {
    list: (): Promise<Role[]> => roles.list(),

    listPermissions: (language: Language) =>
      PERMISSIONS.map((key) => ({ key, description: permissionTexts[language][key] })),

    create: (draft: RoleDraft, currentUser: CurrentUser): Promise<Role> =>
      privileged.run(currentUser, 'manage_roles', async (actor) => {
        const permissions = unique(draft.permissions)
        assertHoldsAll(actor, permissions)
        await assertUnlike(draft.name)
        const id = await roles.insert({
          name: draft.name,
          permissions,
          requiresSecondFactor: draft.requiresSecondFactor ?? false,
        })
        const role = await getRole(id)
        await changes.record('create', actor, null, role)
        return role
      }),

    update: (
      id: number,
      { name, permissions: wanted, requiresSecondFactor, version }: RoleChange,
      currentUser: CurrentUser,
    ): Promise<Role> =>
      privileged.run(currentUser, 'manage_roles', (actor) =>
        changes.update(actor, {
          read: () =>
            (name === undefined && !wanted && requiresSecondFactor !== undefined ? getRole : getOpenRole)(id),
          version,
          edit: (before) => {
            return {
              name,
              permissions: wanted && isOther(before.permissions, wanted) ? unique(wanted) : undefined,
              requiresSecondFactor,
            }
          },
          save: async (fields, before) => {
            if (fields.name !== undefined) await assertUnlike(fields.name, id)
            if (fields.permissions) assertHoldsAll(actor, difference(before.permissions, fields.permissions))
            if (fields.name !== undefined || fields.requiresSecondFactor !== undefined)
              assertHoldsAll(actor, before.permissions)
            return roles.update(id, fields, before.version)
          },
        }),
      ),

    remove: (id: number, currentUser: CurrentUser): Promise<void> =>
      privileged.run(currentUser, 'manage_roles', async (actor) => {
        const before = await getOpenRole(id)
        assertHoldsAll(actor, before.permissions)
        await roles.remove(id)
        await changes.record('delete', actor, before, null)
      }),
  }

  /** Staff are told apart by the names of their roles. */
  async function assertUnlike(name: string, ownId?: number): Promise<void> {
    const look = lookAlike(name)
    for (const other of await roles.list())
      if (other.id !== ownId && lookAlike(other.name) === look)
        throw new AppError('role_name_taken', { fields: { name: 'roleNameTaken' } })
  }

  async function getRole(id: number): Promise<Role> {
    const role = await roles.find(id)
    if (!role) throw new AppError('not_found')
    return role
  }

  async function getOpenRole(id: number): Promise<Role> {
    const role = await getRole(id)
    if (role.name === ADMIN_ROLE) throw new AppError('role_protected')
    return role
  }
}

function snapshot({ name, permissions, requiresSecondFactor }: Role) {
  return { name, permissions, requiresSecondFactor }
}

const unique = <T>(list: readonly T[]) => [...new Set(list)]

const isOther = (one: readonly Permission[], other: readonly Permission[]) =>
  PERMISSIONS.some((permission) => one.includes(permission) !== other.includes(permission))

/** What one of the lists comes to and the other does not; of the sum of several its parts. */
function difference(one: readonly Permission[], other: readonly Permission[]): Permission[] {
  const [left, right] = [withParts(one), withParts(other)]
  return PERMISSIONS.filter(
    (permission) => permission !== 'manage_users' && left.includes(permission) !== right.includes(permission),
  )
}
