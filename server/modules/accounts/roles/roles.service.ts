import { AppError } from '#server/lib/app-error.ts'
import { changesOf } from '#server/lib/changes-of.ts'
import { assertHoldsAll, type Staff } from '#server/lib/grants.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ADMIN_ROLE, PERMISSIONS, type Permission } from '#shared/constants/permissions.ts'
import type { Role, RoleChange, RoleDraft } from '#shared/contract/accounts/roles.ts'
import type { PowerService } from './power.service.ts'
import type { RolesStore } from './roles.store.ts'
import { permissionTexts } from './roles.texts.ts'

export type RolesService = ReturnType<typeof createRolesService>
export function createRolesService({
  roles,
  audit,
  power,
}: {
  roles: RolesStore
  audit: AuditService
  power: PowerService
}) {
  return {
    list: async (): Promise<Role[]> => (await roles.list()).map(present),

    listPermissions: (language: Language) =>
      PERMISSIONS.map((key) => ({ key, description: permissionTexts[language][key] })),

    create: (draft: RoleDraft, caller: Staff): Promise<Role> =>
      power.change(caller, 'manage_roles', async (actor) => {
        const permissions = unique(draft.permissions)
        assertHoldsAll(actor, permissions)
        const id = await roles.insert({ name: draft.name, permissions })
        const role = await getRole(id)
        await audit.record(entry('create', id, actor, null, role))
        return role
      }),

    update: (id: number, { name, permissions: wanted, version }: RoleChange, caller: Staff): Promise<Role> =>
      power.change(caller, 'manage_roles', async (actor) => {
        const before = await getOpenRole(id)
        const turned = wanted ? difference(before.permissions, wanted) : []
        const permissions = turned.length > 0 ? unique(wanted ?? []) : undefined
        const changes = changesOf(before, { name, permissions }, version)
        if (!changes) return before
        assertHoldsAll(actor, turned)
        if (changes.name !== undefined) assertHoldsAll(actor, before.permissions)
        if (!(await roles.update(id, changes, before.version))) throw new AppError('conflict')
        const after = await getRole(id)
        await audit.record(entry('update', id, actor, before, after))
        return after
      }),

    remove: (id: number, caller: Staff): Promise<void> =>
      power.change(caller, 'manage_roles', async (actor) => {
        const before = await getOpenRole(id)
        assertHoldsAll(actor, before.permissions)
        await roles.remove(id)
        await audit.record(entry('delete', id, actor, before, null))
      }),
  }

  async function getRole(id: number): Promise<Role> {
    const role = await roles.find(id)
    if (!role) throw new AppError('not_found')
    return present(role)
  }

  async function getOpenRole(id: number): Promise<Role> {
    const role = await getRole(id)
    if (role.name === ADMIN_ROLE) throw new AppError('role_protected')
    return role
  }
}

function present(row: NonNullable<Awaited<ReturnType<RolesStore['find']>>>): Role {
  return { ...row, permissions: JSON.parse(row.permissions) as Permission[] }
}

function entry(
  action: 'create' | 'update' | 'delete',
  nounId: number,
  actor: Staff,
  before: Role | null,
  after: Role | null,
) {
  return {
    action,
    noun: 'role',
    nounId,
    actorId: actor.id,
    before: snapshot(before),
    after: snapshot(after),
  } as const
}

function snapshot(role: Role | null) {
  return role && { name: role.name, permissions: role.permissions }
}

const unique = <T>(list: readonly T[]) => [...new Set(list)]

/** What one of the lists has and the other has not. */
function difference(left: readonly Permission[], right: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((permission) => left.includes(permission) !== right.includes(permission))
}
