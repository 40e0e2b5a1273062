import { AppError } from '#server/lib/app-error.ts'
import { changesOf } from '#server/lib/changes-of.ts'
import { assertHoldsAll, type Staff } from '#server/lib/grants.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import type { PowerService } from '#server/modules/accounts/roles/power.service.ts'
import type { RolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import type { SessionsStore } from '#server/modules/accounts/sessions/sessions.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { ContentService } from '#server/modules/platform/content-versions/content-versions.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import { USERS_COUNTED_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ADMIN_ROLE, type Permission } from '#shared/constants/permissions.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type {
  Ban,
  BulkRoleChange,
  User,
  UserChange,
  UserDetails,
  UserExport,
  UserSearch,
  UserSort,
} from '#shared/contract/accounts/users.ts'
import type { Persons } from './persons.ts'
import { presentDetails, presentUser, sessionId } from './present-user.ts'
import type { UserFilter, UserListStore } from './user-list.store.ts'
import type { UserFields, UserRow, UsersStore } from './users.store.ts'
import { usersCsv } from './users-csv.ts'

/** So many are in memory at once while a list is written to a file. */
const EXPORT_BATCH = 500

export type UsersService = ReturnType<typeof createUsersService>
export function createUsersService({
  users,
  userList,
  roles,
  sessions,
  persons,
  audit,
  content,
  links,
  mail,
  power,
  now,
}: {
  users: UsersStore
  userList: UserListStore
  roles: RolesStore
  sessions: SessionsStore
  persons: Persons
  audit: AuditService
  content: ContentService
  links: Pick<MailedLinksService, 'queueVerification'>
  mail: Pick<MailService, 'deliverSoon'>
  power: PowerService
  now: () => Date
}) {
  const present = (row: UserRow, held: { name: string }[]) => presentUser(row, held, now().getTime())
  const change = <T>(caller: Staff, work: (actor: Staff) => Promise<T>) =>
    power.change(caller, 'manage_users', work)
  /** Whatever shows the names of accounts changes with them. */
  const changePublic = <T>(caller: Staff, work: (actor: Staff) => Promise<T>) =>
    content.change(persons.listTopics(), () => change(caller, work))

  return {
    async list({ search, role, sort, page, pageSize }: UserSearch) {
      const filter = { search, role }
      const { isCounted, ...size } = await measure(filter)
      const offset = (page - 1) * pageSize
      const rows = await userList.list({ filter, isCounted, sort, limit: pageSize, offset })
      return { data: await presentAll(rows), ...size, page, pageSize }
    },

    async update(id: number, { roles: names, version, ...edit }: UserChange, caller: Staff): Promise<User> {
      const user = await changePublic(caller, async (actor) => {
        const before = await getUser(id)
        await assertMayTouch(before, actor)
        const isOtherRoles = names !== undefined && !isSameSet(names, before.roles)
        const changes = changesOf(before, edit, version)
        if (!changes && !isOtherRoles) return before
        if (!(await users.update(id, fieldsOf(changes ?? {}), before.version))) throw new AppError('conflict')
        if (isOtherRoles) await setRoles(before, names, actor)
        if (changes?.email !== undefined) await links.queueVerification(id)
        const after = await getUser(id)
        await record('update', actor, before, after)
        return after
      })
      mail.deliverSoon()
      return user
    },

    async getDetails(id: number, visitor: Staff): Promise<UserDetails> {
      const row = await users.find(id)
      if (!row) throw new AppError('not_found')
      return presentDetails(row, {
        user: present(row, await roles.listOfUsers([id])),
        sessions: await sessions.listOfUser(id, now().getTime()),
        reviews: await persons.listReviews(id),
        currentHash: visitor.sessionHash,
      })
    },

    /** Nobody bans themselves: somebody must be left who can lift it. */
    ban: (id: number, { reason, until = null }: Ban, caller: Staff): Promise<User> =>
      change(caller, async (actor) => {
        const before = await getUser(id)
        if (id === actor.id) throw new AppError('not_allowed')
        await assertMayTouch(before, actor)
        const ban_ends_at = until === null ? null : Date.parse(until)
        if (before.ban?.reason === reason && endOf(before.ban) === ban_ends_at) return before
        await users.setBan(id, { banned_at: now().getTime(), ban_ends_at, ban_reason: reason })
        return recordBan('ban', actor, before)
      }),

    unban: (id: number, caller: Staff): Promise<User> =>
      change(caller, async (actor) => {
        const before = await getUser(id)
        await assertMayTouch(before, actor)
        if (!before.ban) return before
        await users.setBan(id, { banned_at: null, ban_ends_at: null, ban_reason: null })
        return recordBan('unban', actor, before)
      }),

    endSessions: (id: number, caller: Staff): Promise<void> =>
      endSessionsOf(id, caller, (hash) => hash !== caller.sessionHash),

    endSession: (id: number, session: string, caller: Staff): Promise<void> =>
      endSessionsOf(id, caller, (hash) => sessionId(hash) === session),

    changeRoles: ({ ids, add = [], remove = [] }: BulkRoleChange, caller: Staff): Promise<User[]> =>
      change(caller, async (actor) => {
        const changed: User[] = []
        for (const id of new Set(ids)) {
          const before = await getUser(id)
          await assertMayTouch(before, actor)
          const kept = before.roles.filter((role) => !remove.includes(role))
          const wanted = [...new Set([...kept, ...add])]
          if (isSameSet(wanted, before.roles)) {
            changed.push(before)
            continue
          }
          await setRoles(before, wanted, actor)
          if (!(await users.update(id, {}, before.version))) throw new AppError('conflict')
          const after = await getUser(id)
          await record('update', actor, before, after)
          changed.push(after)
        }
        return changed
      }),

    /** Written to the log before the first line leaves, as one that breaks off has left as well. */
    async export({ sort, ...filter }: UserExport, actor: Staff, language: Language) {
      await audit.record({
        action: 'export',
        noun: userAudit,
        nounId: 0,
        actorId: actor.id,
        before: null,
        after: { ...filter, sort },
      })
      const name = `users-${now().toISOString().slice(0, 10)}.csv`
      return { name, type: 'text/csv', content: usersCsv(listAll(filter, sort), language) }
    },

    remove: (id: number, caller: Staff): Promise<void> =>
      changePublic(caller, async (actor) => {
        const user = await getUser(id)
        await assertMayTouch(user, actor)
        if (user.roles.includes(ADMIN_ROLE)) await assertNotLastAdministrator()
        const record = { action: 'delete', noun: userAudit, nounId: id, actorId: actor.id } as const
        await audit.record({ ...record, before: null, after: null })
        await audit.forget(userAudit, id)
        await users.remove(id)
      }),
  }

  /** Matches are counted up to a limit: of most searches that is all, and of the others nobody needs to know. */
  async function measure(filter: UserFilter) {
    if (!filter.search && !filter.role)
      return { total: await users.count(), hasMore: false, isCounted: false }
    const found = await userList.countFound(filter)
    const hasMore = found > USERS_COUNTED_MAX
    return { total: Math.min(found, USERS_COUNTED_MAX), hasMore, isCounted: !hasMore }
  }

  async function* listAll(filter: UserFilter, sort: UserSort): AsyncIterable<User[]> {
    const { isCounted } = await measure(filter)
    let after: UserRow | undefined
    do {
      const rows = await userList.list({ filter, isCounted, sort, limit: EXPORT_BATCH, after })
      yield await presentAll(rows)
      after = rows.length === EXPORT_BATCH ? rows.at(-1) : undefined
    } while (after)
  }

  async function presentAll(rows: readonly UserRow[]): Promise<User[]> {
    const held = new Map<number, { name: string }[]>(rows.map(({ id }) => [id, []]))
    for (const role of await roles.listOfUsers([...held.keys()])) held.get(role.user_id)?.push(role)
    return rows.map((row) => present(row, held.get(row.id) ?? []))
  }

  async function getUser(id: number): Promise<User> {
    const row = await users.find(id)
    if (!row) throw new AppError('not_found')
    return present(row, await roles.listOfUsers([id]))
  }

  /** What has ended already is no change. */
  function endSessionsOf(id: number, caller: Staff, isMeant: (tokenHash: string) => boolean): Promise<void> {
    return change(caller, async (actor) => {
      const user = await getUser(id)
      await assertMayTouch(user, actor)
      const open = await sessions.listOfUser(id, now().getTime())
      const ended = open.map((session) => session.token_hash).filter(isMeant)
      if (ended.length === 0) return
      for (const tokenHash of ended) await sessions.remove(tokenHash)
      await audit.record({
        action: 'end_sessions',
        noun: userAudit,
        nounId: id,
        actorId: actor.id,
        before: { username: user.username, sessions: open.length },
        after: { username: user.username, sessions: open.length - ended.length },
      })
    })
  }

  /** Whoever could edit a stronger account could take it over. */
  async function assertMayTouch({ id }: User, actor: Staff): Promise<void> {
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

  async function recordBan(action: 'ban' | 'unban', actor: Staff, before: User): Promise<User> {
    const after = await getUser(before.id)
    await record(action, actor, before, after)
    return after
  }

  function record(
    action: 'update' | 'ban' | 'unban',
    actor: Staff,
    before: User,
    after: User,
  ): Promise<void> {
    return audit.record({
      action,
      noun: userAudit,
      nounId: after.id,
      actorId: actor.id,
      before: snapshot(before),
      after: snapshot(after),
    })
  }

  async function assertNotLastAdministrator(): Promise<void> {
    if ((await roles.countAdministrators()) <= 1) throw new AppError('last_administrator')
  }
}

function permissionsOf(role: { permissions: string }): Permission[] {
  return JSON.parse(role.permissions) as Permission[]
}

function fieldsOf({ discordUsername, ...names }: Omit<UserChange, 'roles' | 'version'>): UserFields {
  return withoutUndefined({ ...names, discord_username: discordUsername })
}

function endOf({ until }: NonNullable<User['ban']>): number | null {
  return until === null ? null : Date.parse(until)
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return new Set(left).size === new Set(right).size && left.every((item) => right.includes(item))
}

function snapshot({ username, email, discordUsername, roles, ban }: User) {
  return { username, email, discordUsername, roles, ban }
}
