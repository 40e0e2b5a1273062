import { AppError } from '#server/lib/app-error.ts'
import { assertOrder } from '#server/lib/assert-order.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { lookAlike } from '#server/lib/names/look-alike.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { ROLE_NAME_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ADMIN_ROLE, PERMISSIONS, type Permission, withParts } from '#shared/constants/permissions.ts'
import { roleAudit } from '#shared/contract/accounts/roles.audit.texts.ts'
import type { Role, RoleChange, RoleDraft } from '#shared/contract/accounts/roles.ts'
import type { Order } from '#shared/contract/fields.ts'
import { permissionNames } from '#shared/texts/panel/permission-names.ts'
import type { PrivilegedChanges } from './privileged-changes.service.ts'
import type { RoleRow, RolesStore } from './roles.store.ts'

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
      PERMISSIONS.map((key) => ({ key, description: permissionNames[language][key] })),

    create: (draft: RoleDraft, currentUser: CurrentUser): Promise<Role> =>
      privileged.run(currentUser, 'manage_roles', async (actor) => {
        const permissions = unique(draft.permissions)
        assertHoldsAll(actor, permissions)
        await assertUnlike(draft.name)
        const id = await roles.insert({
          name: draft.name,
          permissions,
          requiresSecondFactor: draft.requiresSecondFactor ?? false,
          color: draft.color?.toLowerCase() ?? null,
          icon: draft.icon ?? null,
        })
        return recordMade(id, actor)
      }),

    /** Stands right below what it was made of. */
    double: (id: number, currentUser: CurrentUser): Promise<Role> =>
      privileged.run(currentUser, 'manage_roles', async (actor) => {
        const role = await getRole(id)
        assertHoldsAll(actor, role.permissions)
        const name = await nameOfCopy(role.name)
        const copy = await roles.insert({ ...role, name })
        const ids = (await roles.list()).map((one) => one.id).filter((one) => one !== copy)
        ids.splice(ids.indexOf(id) + 1, 0, copy)
        for (const [index, one] of ids.entries()) await roles.setPosition(one, index + 1)
        return recordMade(copy, actor)
      }),

    setOrder: (order: Order, currentUser: CurrentUser): Promise<Role[]> =>
      privileged.run(currentUser, 'manage_roles', async (actor) => {
        const before = await roles.list()
        assertOrder(before, order)
        for (const [index, id] of order.ids.entries()) {
          const role = before.find((one) => one.id === id)
          if (!role || role.position === index + 1) continue
          await roles.setPosition(id, index + 1)
          await changes.record('update', actor, role, { ...role, position: index + 1 })
        }
        return roles.list()
      }),

    update: (
      id: number,
      { name, permissions: wanted, requiresSecondFactor, color, icon, version }: RoleChange,
      currentUser: CurrentUser,
    ): Promise<Role> =>
      privileged.run(currentUser, 'manage_roles', (actor) =>
        changes.update(actor, {
          read: () =>
            (name === undefined && !wanted && isAnything({ requiresSecondFactor, color, icon })
              ? getRole
              : getOpenRole)(id),
          version,
          edit: (before) => {
            return {
              name,
              permissions: wanted && isOther(before.permissions, wanted) ? unique(wanted) : undefined,
              requiresSecondFactor,
              color: color?.toLowerCase() ?? color,
              icon,
            }
          },
          save: async (fields, before) => {
            if (fields.name !== undefined) await assertUnlike(fields.name, id)
            if (fields.permissions) assertHoldsAll(actor, difference(before.permissions, fields.permissions))
            const { permissions: _, ...others } = fields
            if (isAnything(others)) assertHoldsAll(actor, before.permissions)
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

  async function recordMade(id: number, actor: CurrentUser): Promise<Role> {
    const role = await getRole(id)
    await changes.record('create', actor, null, role)
    return role
  }

  /** As many of its letters as leave room for a number. */
  async function nameOfCopy(name: string): Promise<string> {
    const looks = new Set((await roles.list()).map((role) => lookAlike(role.name)))
    for (let number = 2; ; number++) {
      const end = ` ${number}`
      const copy =
        [...name]
          .slice(0, ROLE_NAME_MAX - end.length)
          .join('')
          .trim() + end
      if (!looks.has(lookAlike(copy))) return copy
    }
  }

  /** Staff are told apart by the names of their roles. */
  async function assertUnlike(name: string, ownId?: number): Promise<void> {
    const look = lookAlike(name)
    for (const other of await roles.list())
      if (other.id !== ownId && lookAlike(other.name) === look)
        throw new AppError('role_name_taken', { fields: { name: 'roleNameTaken' } })
  }

  async function getRole(id: number): Promise<RoleRow> {
    const role = await roles.find(id)
    if (!role) throw new AppError('not_found')
    return role
  }

  async function getOpenRole(id: number): Promise<RoleRow> {
    const role = await getRole(id)
    if (role.name === ADMIN_ROLE) throw new AppError('role_protected')
    return role
  }
}

function snapshot({ name, permissions, requiresSecondFactor, color, icon, position }: RoleRow) {
  return { name, permissions, requiresSecondFactor, color, icon, position }
}

/** Whether any of it is asked for. */
const isAnything = (change: object) => Object.values(change).some((value) => value !== undefined)

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
