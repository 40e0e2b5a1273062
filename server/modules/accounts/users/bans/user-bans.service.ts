import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { NO_BAN } from '#server/modules/accounts/rules/ban.ts'
import { userSnapshot } from '#server/modules/accounts/rules/user-snapshot.ts'
import { banEndedNotice, banOverNotice } from '#server/modules/accounts/users/account-notices.ts'
import type { Persons } from '#server/modules/accounts/users/persons.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { UserRolesService } from '#server/modules/accounts/users/user-roles.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { Ban } from '#shared/contract/accounts/bans/bans.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import type { EndedBansStore } from './ended-bans.store.ts'

export type UserBansService = ReturnType<typeof createUserBansService>
export function createUserBansService({
  users,
  endedBans,
  endKeys,
  access,
  audit,
  notices,
  persons,
  userRoles,
  database,
  now,
}: {
  users: Pick<UsersStore, 'setBan'>
  endedBans: EndedBansStore
  /** Ends the keys by which programs call for an account. */
  endKeys: (userId: number) => Promise<void>
  access: UserAccess
  audit: AuditService
  notices: Pick<NoticesService, 'tell'>
  persons: Pick<Persons, 'changeShown'>
  userRoles: Pick<UserRolesService, 'assertDispensable'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const record = audit.of(userAudit, userSnapshot)

  /** What everybody sees of an account goes with a ban, and comes back with its end. */
  const changePublic = (currentUser: CurrentUser, work: (actor: CurrentUser) => Promise<User>) =>
    persons.changeShown(() => access.change(currentUser, 'ban_users', work))

  return {
    /**
     * Nobody bans themselves or the last administrator: somebody must be left who can lift it.
     * @throws {AppError} `not_found`, `not_allowed`, `conflict`, `validation_failed` or `last_administrator`
     */
    ban: (id: number, { reason, until = null, known }: Ban, currentUser: CurrentUser): Promise<User> =>
      changePublic(currentUser, async (actor) => {
        const before = await access.findForChange(id, actor)
        if (id === actor.id) throw new AppError('not_allowed')
        assertKnown(before, known)
        const ban_ends_at = until === null ? null : Date.parse(until)
        if (ban_ends_at !== null && ban_ends_at <= now().getTime())
          throw new AppError('validation_failed', { fields: { until: 'endIsOver' } })
        if (before.ban?.reason === reason && endOf(before.ban) === ban_ends_at) return before
        if (!before.ban) await userRoles.assertDispensable(before)
        const made = { banned_at: now().getTime(), banned_by: actor.id }
        await users.setBan(id, { ...made, ban_ends_at, ban_reason: reason })
        await endKeys(id)
        const after = await access.find(id)
        await record('ban', actor, before, after)
        return after
      }),

    unban: (id: number, currentUser: CurrentUser, known?: string): Promise<User> =>
      changePublic(currentUser, async (actor) => {
        const before = await access.findForChange(id, actor)
        if (!before.ban) return before
        assertKnown(before, known)
        await users.setBan(id, NO_BAN)
        const after = await access.find(id)
        await record('unban', actor, before, after)
        await notices.tell(id, { kind: banEndedNotice, values: {} })
        return after
      }),

    /** Tells those whose ban has ended by itself. Meant to be called every minute. */
    endDue: (): Promise<void> =>
      database.transaction(async () => {
        for (const id of await endedBans.end(now().getTime()))
          await notices.tell(id, { kind: banOverNotice, values: {} })
      }),
  }
}

function endOf({ until }: NonNullable<User['ban']>): number | null {
  return until === null ? null : Date.parse(until)
}

/** @throws {AppError} `conflict` where somebody else has banned, or lifted a ban, since it was looked at */
function assertKnown({ ban }: User, known: string | null | undefined): void {
  const standing = ban ? Date.parse(ban.at) : null
  if (known !== undefined && (known === null ? null : Date.parse(known)) !== standing)
    throw new AppError('conflict')
}
