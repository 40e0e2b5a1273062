/** An account that its owner deletes is out of sight at once, and erased after some days unless the link of a letter brings it back. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { verifyPassword } from '#server/lib/password-hash.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import type { RolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import type { SessionsService } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { LeavingUsersStore } from '#server/modules/accounts/users/leaving-users.store.ts'
import type { Persons } from '#server/modules/accounts/users/persons.ts'
import type { UserRow, UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import { DELETION_UNDO_MS } from '#shared/constants/account-limits.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import { deletionTexts } from './deletion.texts.ts'
import type { Erasing } from './erasing.service.ts'

const ERASED_AT_ONCE = 100

export type DeletionService = ReturnType<typeof createDeletionService>
export function createDeletionService({
  users,
  leaving,
  roles,
  sessions,
  links,
  erasing,
  persons,
  audit,
  mail,
  security,
  now,
}: {
  users: Pick<UsersStore, 'find'>
  leaving: LeavingUsersStore
  roles: Pick<RolesStore, 'lockPrivileges' | 'listOfUsers' | 'countOtherAdministrators'>
  sessions: Pick<SessionsService, 'endAll'>
  links: Pick<MailedLinksService, 'queueDeletionUndo' | 'voidAll' | 'take'>
  erasing: Erasing
  persons: Pick<Persons, 'changeShown'>
  audit: Pick<AuditService, 'record'>
  mail: Pick<MailService, 'deliverSoon'>
  security: Pick<SecurityTrail, 'note'>
  now: () => Date
}) {
  const undoableSince = () => now().getTime() - DELETION_UNDO_MS

  /** @throws {AppError} `last_administrator` when nobody else could sign in and do everything */
  async function assertDispensable(id: number): Promise<void> {
    await roles.lockPrivileges()
    const held = await roles.listOfUsers([id])
    if (!held.some(({ name }) => name === ADMIN_ROLE)) return
    if ((await roles.countOtherAdministrators(id, now().getTime())) > 0) return
    const { ru, en } = deletionTexts
    throw new AppError('last_administrator', {
      details: { ru: ru.lastAdministrator, en: en.lastAdministrator },
    })
  }

  const record = ({ id, username, email }: UserRow, before: number | null, after: number | null) =>
    audit.record({
      noun: userAudit,
      action: 'update',
      nounId: id,
      actorId: id,
      before: { username, email, deletionAt: erasedAt(before) },
      after: { username, email, deletionAt: erasedAt(after) },
    })

  /** Brings an account back whose owner has proved themselves; false where there is nothing to take back. Joins the caller's transaction. */
  async function withdraw(id: number): Promise<boolean> {
    const user = await users.find(id)
    if (!user || !(await leaving.withdraw(id, undoableSince()))) return false
    await links.voidAll(id)
    await record(user, user.deletion_asked_at, null)
    return true
  }

  return {
    withdraw,

    /** @throws {AppError} `wrong_password` or `last_administrator` */
    async ask(password: string, { id }: CurrentUser): Promise<void> {
      const user = await users.find(id)
      if (!user || !(await verifyPassword(user.password_hash, password))) {
        security.note('password_refused', id)
        throw wrongPassword()
      }
      const time = now().getTime()
      const isAsked = await persons.changeShown(async () => {
        await assertDispensable(id)
        if (!(await leaving.ask(id, user.password_hash, time))) {
          // Asked twice at once, it is asked once.
          if ((await users.find(id))?.deletion_asked_at) return false
          throw wrongPassword()
        }
        await sessions.endAll(id)
        await links.voidAll(id)
        await links.queueDeletionUndo(id)
        await record(user, null, time)
        return true
      })
      if (!isAsked) return
      security.note('deletion_asked', id)
      mail.deliverSoon()
    },

    /** @throws {AppError} `invalid_token` */
    async undo(token: string): Promise<void> {
      const userId = await persons.changeShown(async () => {
        const id = await links.take('deletion-undo', token)
        if (!(await withdraw(id))) throw new AppError('invalid_token')
        return id
      })
      security.note('deletion_undone', userId)
    },

    /** Erases the accounts whose time is over. */
    async eraseDue(): Promise<void> {
      const askedBefore = undoableSince()
      for (const id of await leaving.listAskedBefore(askedBefore, ERASED_AT_ONCE)) {
        const addresses = await erasing.listAddresses(id)
        // Before the account as well: once that has gone, nobody knows the addresses any more.
        await erasing.forgetLetters(addresses)
        if (await persons.changeShown(() => erasing.erase(id, { askedBefore })))
          await erasing.forgetLetters(addresses)
      }
    },
  }
}

const wrongPassword = () => new AppError('wrong_password', { fields: { password: 'currentPasswordWrong' } })

const erasedAt = (asked: number | null) =>
  asked === null ? null : new Date(asked + DELETION_UNDO_MS).toISOString()
