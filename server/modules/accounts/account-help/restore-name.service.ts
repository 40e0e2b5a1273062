import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { FormerNamesStore } from '#server/modules/accounts/former-names/former-names.store.ts'
import { NAME_NOTICE } from '#server/modules/accounts/rules/letter-kinds.ts'
import { userSnapshot } from '#server/modules/accounts/rules/user-snapshot.ts'
import type { Persons } from '#server/modules/accounts/users/persons.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { User } from '#shared/contract/accounts/users.ts'

export type RestoreName = ReturnType<typeof createRestoreName>
export function createRestoreName({
  users,
  formerNames,
  access,
  persons,
  invalidation,
  audit,
  mail,
  now,
}: {
  users: Pick<UsersStore, 'update'>
  formerNames: Pick<FormerNamesStore, 'keep'>
  access: UserAccess
  persons: Pick<Persons, 'listTopics'>
  invalidation: Pick<CacheInvalidationService, 'change'>
  audit: AuditService
  mail: Pick<MailService, 'queue' | 'deliverSoon'>
  now: () => Date
}) {
  const record = audit.of(userAudit, userSnapshot)

  /** @throws {AppError} `not_found` for a name that never was the account's, `username_taken` or `conflict` */
  return async (
    id: number,
    { username, version }: { username: string; version?: number | undefined },
    currentUser: CurrentUser,
  ): Promise<User> => {
    const work = () =>
      access.change(currentUser, 'edit_users', async (actor) => {
        const before = await access.findForChange(id, actor)
        const isAsked = (name: string) => foldForSearch(name) === foldForSearch(username)
        const former = before.formerNames.find((one) => isAsked(one.username))
        if (!former) throw new AppError('not_found')
        if (version !== undefined && version !== before.version) throw new AppError('conflict')
        if (!(await users.update(id, { username: former.username }, before.version)))
          throw new AppError('conflict')
        await formerNames.keep(id, before.username, former.username, now().getTime())
        const after = await access.find(id)
        await record('restore', actor, before, after)
        if (id !== actor.id) await mail.queue(NAME_NOTICE, id)
        return after
      })
    const user = await invalidation.change(persons.listTopics(), work)
    mail.deliverSoon()
    return user
  }
}
