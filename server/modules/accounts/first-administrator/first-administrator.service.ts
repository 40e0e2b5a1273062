import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { hashPassword, verifyPassword } from '#server/lib/password-hash.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import type { PrivilegedChanges } from '#server/modules/accounts/roles/privileged-changes.service.ts'
import { assertGoodPassword } from '#server/modules/accounts/rules/password-choice.ts'
import type { SessionsService, SignInPlace } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { Persons } from '#server/modules/accounts/users/persons.ts'
import type { UserRow, UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import {
  type FirstAdministrator,
  type FirstAdministratorChange,
  isNobodysAddress,
} from '#shared/contract/accounts/first-administrator.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'

type RenewedSession = Awaited<ReturnType<SessionsService['renew']>>

export type FirstAdministratorService = ReturnType<typeof createFirstAdministratorService>
export function createFirstAdministratorService({
  users,
  sessions,
  privileged,
  persons,
  links,
  mail,
  audit,
}: {
  users: UsersStore
  sessions: Pick<SessionsService, 'renew'>
  privileged: PrivilegedChanges
  persons: Pick<Persons, 'changeShown'>
  links: Pick<MailedLinksService, 'queueVerification' | 'voidPasswordReset'>
  mail: Pick<MailService, 'deliverSoon'>
  audit: Pick<AuditService, 'record'>
}) {
  /** @throws {AppError} `not_found` once somebody has made it theirs */
  async function getDelivered(): Promise<UserRow> {
    const user = await users.findInstalled()
    if (!user || !isDelivered(user)) throw new AppError('not_found')
    return user
  }

  return {
    /** Whether it is somebody's; undefined where the account has gone. */
    async isTakenOver(): Promise<boolean | undefined> {
      const user = await users.findInstalled()
      return user && !isDelivered(user)
    },

    async get(currentUser: CurrentUser): Promise<FirstAdministrator> {
      const { id, username, email } = await getDelivered()
      const isOwn = id === currentUser.id
      return { username, email: isOwn && !isNobodysAddress(email) ? email : null, isOwn }
    },

    async change(
      { username, email, currentPassword, newPassword }: FirstAdministratorChange,
      currentUser: CurrentUser,
      place: SignInPlace,
    ): Promise<{ username: string; email: string; session: RenewedSession }> {
      const user = await getDelivered()
      if (user.id !== currentUser.id) throw new AppError('not_allowed')
      const wrong = new AppError('wrong_password', { fields: { currentPassword: 'currentPasswordWrong' } })
      if (!(await verifyPassword(user.password_hash, currentPassword))) throw wrong
      if (newPassword === currentPassword)
        throw new AppError('validation_failed', { fields: { newPassword: 'passwordSame' } })
      const holder = await users.findHolder(email)
      if (holder && holder.id !== user.id)
        throw new AppError('email_taken', { fields: { email: 'emailTaken' } })
      await assertGoodPassword(newPassword, { username, email }, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      const isOtherAddress = email !== user.email
      const session = await persons.changeShown(() =>
        privileged.run(currentUser, 'manage_site', async ({ id, sessionHash }) => {
          if (!(await users.replacePasswordHash(id, user.password_hash, passwordHash))) throw wrong
          const fields = { username, ...(isOtherAddress && { email }) }
          if (!(await users.update(id, fields, user.version))) throw new AppError('conflict')
          if (isOtherAddress) await links.queueVerification(id)
          await links.voidPasswordReset(id)
          const before = { username: user.username, email: user.email }
          await audit.record({
            noun: userAudit,
            action: 'update',
            nounId: id,
            actorId: id,
            before,
            after: { username, email, password: 'chosen' },
          })
          return sessions.renew({ id, sessionHash }, place)
        }),
      )
      mail.deliverSoon()
      return { username, email, session }
    },
  }
}

/** As long as its letters reach nobody, or its password is the one that was printed. */
function isDelivered({ email, password_hash, generated_password_hash }: UserRow): boolean {
  return isNobodysAddress(email) || password_hash === generated_password_hash
}
