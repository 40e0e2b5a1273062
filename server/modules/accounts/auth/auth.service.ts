import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { hashPassword, verifyPassword } from '#server/lib/password-hash.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import { assertNotBanned } from '#server/modules/accounts/rules/ban.ts'
import { provePassword } from '#server/modules/accounts/rules/prove-password.ts'
import type { SessionsService, SignInPlace } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import type {
  passwordChangeSchema,
  passwordResetSchema,
  registrationSchema,
  signInSchema,
} from '#shared/contract/accounts/auth.ts'

/** Longer than queueing a letter takes. */
const FORGOT_REPLY_MS = 250

export type AuthService = ReturnType<typeof createAuthService>
export function createAuthService({
  users,
  sessions,
  links,
  mail,
  site,
  database,
  now,
}: {
  users: UsersStore
  sessions: SessionsService
  links: MailedLinksService
  mail: Pick<MailService, 'deliverSoon'>
  site: Pick<SiteService, 'current' | 'timeZone'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  return {
    async register(form: z.output<typeof registrationSchema>, language: Language) {
      if (!(await site.current()).isSignUpOpen) throw new AppError('sign_up_closed')
      const passwordHash = await hashPassword(form.password)
      const id = await database.transaction(async () => {
        const userId = await users.insert({
          username: form.username,
          email: form.email,
          passwordHash,
          discordUsername: form.discordUsername ?? null,
          language,
          createdAt: now().getTime(),
        })
        await links.queueVerification(userId)
        return userId
      })
      mail.deliverSoon()
      return { id, username: form.username }
    },

    /** Opens a session for whoever knows the password, in the place of the one that the browser has. */
    async signIn(
      { remember = false, ...proof }: z.output<typeof signInSchema>,
      { replaced, ...place }: SignInPlace & { replaced: string | undefined },
    ) {
      const user = await provePassword(users, proof)
      await assertNotBanned(user, now().getTime(), site.timeZone)
      const { id, password_hash } = user
      const token = await database.transaction(async () => {
        const isStillThePassword = await users.replacePasswordHash(id, password_hash, password_hash)
        if (!isStillThePassword) throw new AppError('bad_credentials')
        if (replaced) await sessions.end(replaced)
        return sessions.start(id, remember, place)
      })
      return { userId: id, token, remember }
    },

    /** Every session ends; the one at hand goes on by the token that is given. */
    async changePassword(
      { currentPassword, newPassword }: z.output<typeof passwordChangeSchema>,
      currentUser: { id: number; sessionHash: string },
      place: SignInPlace,
    ): Promise<{ token: string; remembered: boolean }> {
      const user = await users.find(currentUser.id)
      const wrong = new AppError('wrong_password', { fields: { currentPassword: 'currentPasswordWrong' } })
      if (!(await verifyPassword(user?.password_hash, currentPassword)) || !user) throw wrong
      const passwordHash = await hashPassword(newPassword)
      return database.transaction(async () => {
        if (!(await users.replacePasswordHash(user.id, user.password_hash, passwordHash))) throw wrong
        await links.voidPasswordReset(user.id)
        return sessions.renew(currentUser, place)
      })
    },

    /** Takes as long for an account that does not exist: neither the reply nor its time tells. */
    async forgotPassword(login: string): Promise<void> {
      const moment = sleep(FORGOT_REPLY_MS)
      const user = await users.findByLogin(login)
      if (user) await links.queuePasswordReset(user.id)
      await moment
      mail.deliverSoon()
    },

    /** Whoever opens the link has the mailbox, so the address is confirmed as well. */
    async resetPassword({ token, newPassword }: z.output<typeof passwordResetSchema>): Promise<void> {
      if (!(await links.isKnown('password-reset', token))) throw new AppError('invalid_token')
      const passwordHash = await hashPassword(newPassword)
      await database.transaction(async () => {
        const userId = await links.take('password-reset', token)
        await users.setPasswordHash(userId, passwordHash)
        await users.setEmailVerified(userId, now().getTime())
        await sessions.endAll(userId)
      })
    },

    verify: (token: string): Promise<void> =>
      database.transaction(async () => {
        await users.setEmailVerified(await links.take('verification', token), now().getTime())
      }),

    async resendVerification(userId: number): Promise<void> {
      const user = await users.find(userId)
      if (user?.email_verified_at) throw new AppError('already_verified')
      await links.queueVerification(userId)
      mail.deliverSoon()
    },
  }
}
