import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { RolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import type { User } from '#shared/contract/accounts/users.ts'

export type UserRolesService = ReturnType<typeof createUserRolesService>
export function createUserRolesService({ roles, now }: { roles: RolesStore; now: () => Date }) {
  /** @throws {AppError} `last_administrator` when nobody else could sign in and do everything */
  async function assertNotLastAdministrator(user: User): Promise<void> {
    const others = await roles.countOtherAdministrators(user.id, now().getTime())
    if (others === 0) throw new AppError('last_administrator')
  }

  return {
    /**
     * Puts roles in the place of those that an account holds. Call it in a change of accounts.
     * @throws {AppError} `validation_failed`, `not_allowed` or `last_administrator`
     */
    async set(user: User, names: readonly string[], actor: CurrentUser): Promise<void> {
      const wanted = await roles.listByNames(names)
      if (names.some((name) => !wanted.some((role) => role.name === name)))
        throw new AppError('validation_failed', { fields: { roles: 'roleUnknown' } })
      const given = wanted.filter((role) => !user.roles.includes(role.name))
      const taken = await roles.listByNames(user.roles.filter((name) => !names.includes(name)))
      for (const role of [...given, ...taken]) assertHoldsAll(actor, role.permissions)
      if (taken.some((role) => role.name === ADMIN_ROLE)) await assertNotLastAdministrator(user)
      await roles.setOfUser(
        user.id,
        wanted.map((role) => role.id),
        now().getTime(),
      )
    },

    /** @throws {AppError} `last_administrator` */
    async assertDispensable(user: User): Promise<void> {
      if (user.roles.includes(ADMIN_ROLE)) await assertNotLastAdministrator(user)
    },
  }
}
