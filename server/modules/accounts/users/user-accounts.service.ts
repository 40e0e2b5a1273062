import { AppError } from '#server/lib/app-error.ts'
import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { RenamesService } from '#server/modules/accounts/former-names/renames.service.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import { userSnapshot } from '#server/modules/accounts/rules/user-snapshot.ts'
import type { SessionsStore } from '#server/modules/accounts/sessions/sessions.store.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { BulkRoleChange, User, UserChange, UserDetails } from '#shared/contract/accounts/users.ts'
import { rolesNotice } from './account-notices.ts'
import type { Persons } from './persons.ts'
import { presentDetails } from './present-user.ts'
import type { UserAccess } from './user-access.service.ts'
import type { UserRolesService } from './user-roles.service.ts'
import type { UserFields, UserRow, UsersStore } from './users.store.ts'

type Edit = Omit<UserChange, 'version'>

export type UserAccountsService = ReturnType<typeof createUserAccountsService>
export function createUserAccountsService({
  users,
  renames,
  userRoles,
  sessions,
  access,
  persons,
  versioned,
  emailChange,
  erasing,
  findFactorEnd,
  voidPasswordLink,
  mail,
  notices,
  now,
}: {
  users: UsersStore
  renames: RenamesService
  userRoles: UserRolesService
  sessions: SessionsStore
  access: UserAccess
  persons: Persons
  versioned: VersionedChanges
  emailChange: {
    plan(user: UserRow, email: string): { fields: UserFields; queueLetters: () => Promise<void> }
  }
  /** When the second factor of an account ends because staff ended it. */
  findFactorEnd: (userId: number) => Promise<string | null>
  /** Ends a link to a new password that staff have made. */
  voidPasswordLink: (userId: number) => Promise<void>
  erasing: {
    listAddresses(id: number): Promise<string[]>
    erase(id: number, by: { actorId: number }): Promise<boolean>
    forgetLetters(addresses: readonly string[]): Promise<void>
  }
  mail: Pick<MailService, 'deliverSoon'>
  notices: Pick<NoticesService, 'tell'>
  now: () => Date
}) {
  const changes = versioned.of(userAudit, userSnapshot)
  const changePublic = <T>(
    currentUser: CurrentUser,
    permission: Permission,
    work: (actor: CurrentUser) => Promise<T>,
  ) => persons.changeShown(() => access.change(currentUser, permission, work))

  return {
    async getDetails(id: number, currentUser: CurrentUser, language: Language): Promise<UserDetails> {
      const row = await users.find(id)
      if (!row) throw new AppError('not_found')
      return presentDetails(row, {
        user: await access.find(id),
        sessions: seesPersonalData(currentUser) ? await sessions.listOfUser(id, now().getTime()) : undefined,
        reviews: await persons.listReviews(id),
        figures: (await persons.figuresOf([id])).get(id),
        currentHash: currentUser.sessionHash,
        factorEndsAt: await findFactorEnd(id),
        language,
      })
    },

    async update(id: number, { version, ...edit }: UserChange, currentUser: CurrentUser): Promise<User> {
      const user = await changePublic(currentUser, 'edit_users', (actor) =>
        save(id, actor, version, () => edit),
      )
      mail.deliverSoon()
      return user
    },

    changeRoles: (
      { ids, add = [], remove = [] }: BulkRoleChange,
      currentUser: CurrentUser,
    ): Promise<User[]> =>
      access.change(currentUser, 'edit_users', async (actor) => {
        const changed: User[] = []
        for (const id of new Set(ids))
          changed.push(
            await save(id, actor, undefined, ({ roles }) => ({
              roles: [...new Set([...roles.filter((role) => !remove.includes(role)), ...add])],
            })),
          )
        return changed
      }),

    async remove(id: number, currentUser: CurrentUser): Promise<void> {
      const mailed = await changePublic(currentUser, 'delete_users', async (actor) => {
        await userRoles.assertDispensable(await access.findForChange(id, actor))
        const found = await erasing.listAddresses(id)
        await erasing.erase(id, { actorId: actor.id })
        return found
      })
      await erasing.forgetLetters(mailed)
    },
  }

  async function tellOfRoles({ id, roles: before }: User, after: readonly string[]): Promise<void> {
    const values = {
      given: after.filter((role) => !before.includes(role)),
      taken: before.filter((role) => !after.includes(role)),
    }
    await notices.tell(id, { kind: rolesNotice, values, url: addresses.profile })
  }

  /** A new address has to be confirmed again. */
  function save(id: number, actor: CurrentUser, version: number | undefined, editOf: (before: User) => Edit) {
    return changes.update(actor, {
      read: () => access.findForChange(id, actor),
      version,
      edit: (before) => {
        const { roles, email, ...edit } = editOf(before)
        if (email != null) assertHoldsAll(actor, ['view_personal_data'])
        return {
          ...edit,
          email: email ?? undefined,
          roles: roles && !isSameSet(roles, before.roles) ? roles : undefined,
        }
      },
      save: async ({ roles, email, ...fields }, before) => {
        const holder = email == null ? undefined : await users.findHolder(email)
        if (holder && holder.id !== id) throw new AppError('email_taken', { fields: { email: 'emailTaken' } })
        const row = email == null ? undefined : await users.find(id)
        const change = row && email != null ? emailChange.plan(row, email) : undefined
        const columns = { ...fieldsOf(fields), ...change?.fields }
        if (!(await users.update(id, columns, before.version))) return undefined
        if (fields.username !== undefined) await renames.note(before, fields.username, actor)
        if (roles) {
          await userRoles.set(before, roles, actor)
          // Whoever was handed it for a weaker account shall not come into a stronger one.
          await voidPasswordLink(id)
          if (id !== actor.id) await tellOfRoles(before, roles)
        }
        await change?.queueLetters()
        return access.find(id)
      },
    })
  }
}

function fieldsOf({
  discordUsername,
  ...fields
}: Pick<Edit, 'username' | 'discordUsername' | 'rank'>): UserFields {
  return withoutUndefined({ ...fields, discord_username: discordUsername })
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return new Set(left).size === new Set(right).size && left.every((item) => right.includes(item))
}
