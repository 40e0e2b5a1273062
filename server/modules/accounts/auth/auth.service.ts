import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { hashPassword, verifyPassword } from '#server/lib/password-hash.ts'
import type { ConsentsService } from '#server/modules/accounts/consents/consents.service.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import type { PasskeysService } from '#server/modules/accounts/passkeys/passkeys.service.ts'
import type { ProofOfWorkService } from '#server/modules/accounts/proof-of-work/proof-of-work.service.ts'
import { assertNotBanned, type BanColumns } from '#server/modules/accounts/rules/ban.ts'
import { NEW_DEVICE_LETTER } from '#server/modules/accounts/rules/letter-kinds.ts'
import { assertGoodPassword } from '#server/modules/accounts/rules/password-choice.ts'
import type { ProvePassword } from '#server/modules/accounts/rules/prove-password.ts'
import { assertFreeName } from '#server/modules/accounts/rules/reserved-names.ts'
import type { FactorEndingService } from '#server/modules/accounts/second-factor/factor-ending.service.ts'
import type { SecondFactorService } from '#server/modules/accounts/second-factor/second-factor.service.ts'
import type { SessionsService, SignInPlace } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { SignInBrake } from '#server/modules/accounts/sign-in-brake/sign-in-brake.service.ts'
import type { UserRow, UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WebhookSender } from '#server/modules/platform/webhooks/webhook-sender.ts'
import type { Language } from '#shared/constants/languages.ts'
import type {
  authEndpoints,
  passwordChangeSchema,
  passwordResetSchema,
  registrationSchema,
} from '#shared/contract/accounts/auth.ts'
import type { passkeySignInEndpoints } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { PASSWORD_NOTICE } from './password-notice.ts'

/** Longer than queueing a letter takes. */
const FORGOT_REPLY_MS = 250

type Proved = Pick<
  UserRow,
  'id' | 'password_hash' | 'second_factor_at' | 'deletion_asked_at' | keyof BanColumns
>
/** From where somebody signs in, and what the browser has of us so far. */
type BrowserPlace = SignInPlace & { replaced: string | undefined; knownBrowser: string | undefined }

export type AuthService = ReturnType<typeof createAuthService>
export function createAuthService({
  users,
  provePassword,
  brake,
  sessions,
  endKeys,
  giveConsents,
  countAccount,
  secondFactor,
  factorEnding,
  passkeys,
  links,
  mail,
  webhooks,
  site,
  security,
  database,
  now,
}: {
  users: UsersStore
  provePassword: ProvePassword<Proved>
  brake: Pick<SignInBrake, 'know' | 'isNewBrowser'>
  sessions: SessionsService
  /** Ends the keys by which programs call for an account. */
  endKeys: (userId: number) => Promise<void>
  giveConsents: ConsentsService['give']
  countAccount: ProofOfWorkService['count']
  secondFactor: Pick<SecondFactorService, 'prove'>
  factorEnding: Pick<FactorEndingService, 'settle' | 'keep'>
  passkeys: Pick<PasskeysService, 'prove'>
  links: MailedLinksService
  mail: Pick<MailService, 'queue' | 'deliverSoon'>
  webhooks: Pick<WebhookSender, 'tell' | 'enlist' | 'deliverSoon'>
  site: Pick<SiteService, 'current' | 'timeZone'>
  security: SecurityTrail
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  webhooks.enlist('player.registered', async (id) => {
    const user = await users.find(id)
    if (!user) return null
    const { username, created_at } = user
    const data = { id, username, registeredAt: new Date(created_at).toISOString() }
    return { data, title: { ru: username, en: username }, link: null }
  })

  /** A session in the place of the one that the browser has; the browser is known from now on. */
  async function open(
    user: Proved,
    { remember, place: { replaced, knownBrowser, ...place } }: { remember: boolean; place: BrowserPlace },
  ) {
    if (user.deletion_asked_at !== null) throw new AppError('being_deleted')
    const { id, password_hash } = user
    const opened = await database.transaction(async () => {
      const isStillThePassword = await users.replacePasswordHash(id, password_hash, password_hash)
      if (!isStillThePassword) throw new AppError('bad_credentials')
      if (replaced) await sessions.end(replaced)
      const token = await sessions.start(id, remember, place)
      if (await brake.isNewBrowser(id, knownBrowser)) await mail.queue(NEW_DEVICE_LETTER, id)
      return { token, browser: await brake.know(id, knownBrowser) }
    })
    security.note('signed_in', id)
    if (user.second_factor_at !== null) await factorEnding.keep(id)
    mail.deliverSoon()
    return { userId: id, ...opened, remember }
  }

  return {
    async register(
      form: z.output<typeof registrationSchema>,
      { address, proof }: { address: string; proof: string | undefined },
      language: Language,
    ) {
      const { isSignUpOpen, name } = await site.current()
      if (!isSignUpOpen) throw new AppError('sign_up_closed')
      assertFreeName(form.username, name)
      await assertGoodPassword(form.password, form, 'password')
      const spendProof = await countAccount(address, proof)
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
        await spendProof()
        await giveConsents(userId, form.consents ?? [])
        await links.queueVerification(userId)
        await webhooks.tell('player.registered', userId, { userId })
        return userId
      })
      mail.deliverSoon()
      webhooks.deliverSoon()
      return { id, username: form.username }
    },

    /** Opens a session for whoever knows the password, and has what is asked for beside it. */
    async signIn(
      { remember = false, code, passkey, ...proof }: z.output<typeof authEndpoints.login.body>,
      place: BrowserPlace,
    ) {
      const proved = await provePassword(proof, place.knownBrowser)
      await assertNotBanned(proved, now().getTime(), site.timeZone, 'appealHere')
      const user = await factorEnding.settle(proved)
      if (passkey === undefined) await secondFactor.prove(user, code)
      else await passkeys.prove(passkey, user.id)
      return open(user, { remember, place })
    },

    /** Opens a session for whoever has a passkey. */
    async signInByPasskey(
      { remember = false, passkey }: z.output<typeof passkeySignInEndpoints.login.body>,
      place: BrowserPlace,
    ) {
      const user = await users.find(await passkeys.prove(passkey))
      if (!user) throw new AppError('wrong_passkey')
      await assertNotBanned(user, now().getTime(), site.timeZone)
      return open(user, { remember, place })
    },

    /** Every session ends; the one at hand goes on by the token that is given. */
    async changePassword(
      { currentPassword, newPassword }: z.output<typeof passwordChangeSchema>,
      currentUser: { id: number; sessionHash: string },
      place: SignInPlace,
    ): Promise<{ token: string; remembered: boolean }> {
      const user = await users.find(currentUser.id)
      const wrong = new AppError('wrong_password', { fields: { currentPassword: 'currentPasswordWrong' } })
      if (!(await verifyPassword(user?.password_hash, currentPassword)) || !user) {
        security.note('password_refused', currentUser.id)
        throw wrong
      }
      await assertGoodPassword(newPassword, user, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      const renewed = await database.transaction(async () => {
        if (!(await users.replacePasswordHash(user.id, user.password_hash, passwordHash))) throw wrong
        await links.voidPasswordReset(user.id)
        await mail.queue(PASSWORD_NOTICE, user.id)
        return sessions.renew(currentUser, place)
      })
      security.note('password_changed', user.id)
      mail.deliverSoon()
      return renewed
    },

    /** Takes as long for an account that does not exist: neither the reply nor its time tells. */
    async forgotPassword(login: string): Promise<void> {
      const moment = sleep(FORGOT_REPLY_MS)
      const user = await users.findByLogin(login)
      if (user && user.deletion_asked_at === null) {
        await links.queuePasswordReset(user.id)
        security.note('password_reset_asked', user.id)
      }
      await moment
      mail.deliverSoon()
    },

    /**
     * Whoever opens a mailed link has the mailbox, so the address is confirmed as well, and no stranger's guesses keep them
     * out: gives what their browser is known by. A link that staff handed over proves no mailbox.
     */
    async resetPassword(
      { token, newPassword }: z.output<typeof passwordResetSchema>,
      knownBrowser: string | undefined,
    ): Promise<string> {
      const link = await links.findPasswordLink(token)
      const user = link && (await users.find(link.userId))
      if (!user || user.deletion_asked_at !== null) throw new AppError('invalid_token')
      await assertGoodPassword(newPassword, user, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      const browser = await database.transaction(async () => {
        const userId = await links.take(link.kind, token)
        await links.voidPasswordReset(userId)
        await users.setPasswordHash(userId, passwordHash)
        const { email } = user
        if (link.kind !== 'password-link' && !(await users.findHolder(email)))
          await users.setEmailVerified(userId, now().getTime())
        await sessions.endAll(userId)
        await endKeys(userId)
        await mail.queue(PASSWORD_NOTICE, userId)
        return brake.know(userId, knownBrowser)
      })
      security.note('password_reset', user.id)
      return browser
    },

    async verify(token: string): Promise<void> {
      const id = await database.transaction(async () => {
        const userId = await links.take('verification', token)
        await users.confirmEmail(userId, now().getTime())
        return userId
      })
      security.note('email_verified', id)
    },

    async resendVerification(userId: number): Promise<void> {
      const user = await users.find(userId)
      if (user?.email_verified_at && !user.pending_email) throw new AppError('already_verified')
      await links.queueVerification(userId)
      mail.deliverSoon()
    },
  }
}
