/** Who may change which account: every change by staff begins here. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { FormerNamesStore } from '#server/modules/accounts/former-names/former-names.store.ts'
import type { PrivilegedChanges } from '#server/modules/accounts/roles/privileged-changes.service.ts'
import type { RolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { presentUser } from './present-user.ts'
import type { UserNamesStore } from './user-names.store.ts'
import type { UserRow, UsersStore } from './users.store.ts'

export type UserAccess = ReturnType<typeof createUserAccess>
export function createUserAccess({
  users,
  names,
  formerNames,
  roles,
  privileged,
  now,
}: {
  users: Pick<UsersStore, 'find'>
  names: UserNamesStore
  formerNames: Pick<FormerNamesStore, 'listOfUsers'>
  roles: RolesStore
  privileged: PrivilegedChanges
  now: () => Date
}) {
  async function present(rows: readonly UserRow[]): Promise<User[]> {
    const ids = rows.map(({ id }) => id)
    const held = Map.groupBy(await roles.listOfUsers(ids), ({ user_id }) => user_id)
    const former = Map.groupBy(await formerNames.listOfUsers(ids), ({ user_id }) => user_id)
    const staff = await names.read(rows.flatMap(({ banned_by }) => banned_by ?? []))
    return rows.map((row) =>
      presentUser(
        row,
        {
          roles: held.get(row.id) ?? [],
          formerNames: former.get(row.id) ?? [],
          bannedBy: staff.get(row.banned_by ?? 0),
        },
        now().getTime(),
      ),
    )
  }

  /** @throws {AppError} `not_found` */
  async function find(id: number): Promise<User> {
    const row = await users.find(id)
    const [user] = row ? await present([row]) : []
    if (!user) throw new AppError('not_found')
    return user
  }

  return {
    present,
    find,

    /** Runs a change of accounts in one transaction, by what its actor may do at that moment. */
    change: <T>(
      currentUser: CurrentUser,
      permission: Permission,
      work: (actor: CurrentUser) => Promise<T>,
    ): Promise<T> => privileged.run(currentUser, permission, work),

    /**
     * The account as it stands, for a change of it: whoever could edit a stronger account could take it over.
     * @throws {AppError} `not_found`, or `not_allowed` when it holds what the actor does not
     */
    async findForChange(id: number, actor: CurrentUser): Promise<User> {
      const user = await find(id)
      if (id !== actor.id)
        for (const role of await roles.listOfUsers([id])) assertHoldsAll(actor, role.permissions)
      return user
    },
  }
}
