import { AppError } from '#server/lib/app-error.ts'
import { assertHoldsAll, type Staff } from '#server/lib/grants.ts'
import type { AuditService } from '#server/modules/audit/audit.service.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { RolesStore } from '#server/modules/roles/roles.store.ts'
import { ADMIN_ROLE, type Permission } from '#shared/constants/permissions.ts'
import type { User, UserChange, UserSearch } from '#shared/contract/users.ts'
import type { UserFields, UserRow, UsersStore } from './users.store.ts'

export type UsersService = ReturnType<typeof createUsersService>
export function createUsersService({
  users,
  roles,
  audit,
  content,
  mail,
}: {
  users: UsersStore
  roles: RolesStore
  audit: AuditService
  content: ContentService
  mail: MailService
}) {
  return {
    async list({ search, role, sort, page, pageSize }: UserSearch) {
      const rows = await users.list({ search, role, sort, limit: pageSize, offset: (page - 1) * pageSize })
      const total = await users.count(search, role)
      const held = await roles.listOfUsers(rows.map((row) => row.id))
      const data = rows.map((row) =>
        present(
          row,
          held.filter((role) => role.user_id === row.id),
        ),
      )
      return { data, total, page, pageSize }
    },

    /** A review shows its author's name, so a new name changes the reviews too. */
    async update(id: number, change: UserChange, actor: Staff): Promise<User> {
      const user = await content.change('feedback', async () => {
        const before = await getUser(id)
        await assertMayTouch(id, actor)
        const isNewEmail = change.email !== undefined && change.email !== before.email
        const isWritten = await users.update(
          id,
          fieldsOf(change, isNewEmail),
          change.version ?? before.version,
        )
        if (!isWritten) throw new AppError('conflict')
        if (change.roles) await setRoles(before, change.roles, actor)
        if (isNewEmail) await mail.queueVerification(id)
        const after = await getUser(id)
        await audit.record({
          action: 'update',
          noun: 'user',
          nounId: id,
          actorId: actor.id,
          before: snapshot(before),
          after: snapshot(after),
        })
        return after
      })
      mail.deliverSoon()
      return user
    },

    remove: (id: number, actor: Staff): Promise<void> =>
      content.change('feedback', async () => {
        const user = await getUser(id)
        await assertMayTouch(id, actor)
        if (user.roles.includes(ADMIN_ROLE)) await assertNotLastAdministrator()
        const record = { action: 'delete', noun: 'user', nounId: id, actorId: actor.id } as const
        await audit.record({ ...record, before: null, after: null })
        await audit.forgetUser(id)
        await users.remove(id)
      }),
  }

  async function getUser(id: number): Promise<User> {
    const row = await users.find(id)
    if (!row) throw new AppError('not_found')
    return present(row, await roles.listOfUsers([id]))
  }

  /** Whoever could edit a stronger account could take it over. */
  async function assertMayTouch(id: number, actor: Staff): Promise<void> {
    if (id === actor.id) return
    for (const role of await roles.listOfUsers([id])) assertHoldsAll(actor, permissionsOf(role))
  }

  async function setRoles(user: User, names: readonly string[], actor: Staff): Promise<void> {
    const wanted = await roles.listByNames(names)
    if (names.some((name) => !wanted.some((role) => role.name === name)))
      throw new AppError('validation_failed', { fields: { roles: 'roleUnknown' } })
    const given = wanted.filter((role) => !user.roles.includes(role.name))
    const taken = await roles.listByNames(user.roles.filter((name) => !names.includes(name)))
    for (const role of [...given, ...taken]) assertHoldsAll(actor, permissionsOf(role))
    if (taken.some((role) => role.name === ADMIN_ROLE)) await assertNotLastAdministrator()
    await roles.setOfUser(
      user.id,
      wanted.map((role) => role.id),
    )
  }

  async function assertNotLastAdministrator(): Promise<void> {
    if ((await roles.countAdministratorsLocked()) <= 1) throw new AppError('last_administrator')
  }
}

function permissionsOf(role: { permissions: string }): Permission[] {
  return JSON.parse(role.permissions) as Permission[]
}

function fieldsOf(change: UserChange, isNewEmail: boolean): UserFields {
  return {
    ...(change.username === undefined ? {} : { username: change.username }),
    ...(isNewEmail && change.email !== undefined ? { email: change.email } : {}),
    ...(change.discordUsername === undefined ? {} : { discord_username: change.discordUsername }),
  }
}

function snapshot({ username, email, discordUsername, roles }: User) {
  return { username, email, discordUsername, roles }
}

function present(row: UserRow, roles: { name: string }[]): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    discordUsername: row.discord_username,
    roles: roles.map((role) => role.name),
    joinDate: new Date(row.created_at).toISOString(),
    version: row.version,
  }
}
