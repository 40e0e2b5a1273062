import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { RenamesService } from '#server/modules/accounts/former-names/renames.service.ts'
import { userSnapshot } from '#server/modules/accounts/rules/user-snapshot.ts'
import type { Persons } from '#server/modules/accounts/users/persons.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { User } from '#shared/contract/accounts/users.ts'

export type RestoreName = ReturnType<typeof createRestoreName>
export function createRestoreName({
  users,
  renames,
  access,
  persons,
  audit,
  mail,
}: {
  users: Pick<UsersStore, 'update'>
  renames: RenamesService
  access: UserAccess
  persons: Pick<Persons, 'changeShown'>
  audit: AuditService
  mail: Pick<MailService, 'deliverSoon'>
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
        await renames.note(before, former.username, actor)
        const after = await access.find(id)
        await record('restore', actor, before, after)
        return after
      })
    const user = await persons.changeShown(work)
    mail.deliverSoon()
    return user
  }
}
