/**
 * A confirmed address is replaced once the new one is confirmed. The former one is told, and for a week its letter takes the
 * change back, whatever was changed since and whoever did it.
 */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { hashPassword } from '#server/lib/password-hash.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import { letterLink } from '#server/modules/accounts/rules/language-of.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { letterWithLink } from '#server/modules/accounts/rules/letter-with-link.ts'
import { assertGoodPassword } from '#server/modules/accounts/rules/password-choice.ts'
import type { SessionsService } from '#server/modules/accounts/sessions/sessions.service.ts'
import type { SignInBrake } from '#server/modules/accounts/sign-in-brake/sign-in-brake.service.ts'
import type { UserFields, UserRow, UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import { EMAIL_UNDO_LIFETIME_MS } from '#shared/constants/account-limits.ts'
import { isNobodysAddress } from '#shared/contract/accounts/first-administrator.ts'
import { emailUndoWords } from './email-undo.texts.ts'
import type { EmailUndosStore } from './email-undos.store.ts'

/** As the queue of letters knows them. */
export const EMAIL_UNDO_LETTER = 'email-undo'

/** What is ended besides, such as keys that were made since `time`. Runs in the transaction of the undo. */
type EndAccess = (userId: number, time: number) => Promise<void>

export type EmailChangeService = ReturnType<typeof createEmailChangeService>
export function createEmailChangeService({
  undos,
  users,
  links,
  sessions,
  brake,
  mail,
  site,
  words,
  database,
  now,
}: {
  undos: EmailUndosStore
  users: UsersStore
  links: Pick<MailedLinksService, 'queueVerification' | 'voidAll'>
  sessions: Pick<SessionsService, 'endAll'>
  brake: Pick<SignInBrake, 'know'>
  mail: Pick<MailService, 'queue'>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const enlisted: EndAccess[] = []

  return {
    /** Has an undo end what else opens an account. */
    enlist(end: EndAccess): void {
      enlisted.push(end)
    },

    /** What a change of address writes to the account, and the letters that go with it in the same transaction. */
    plan(user: UserRow, email: string): { fields: UserFields; queueLetters: () => Promise<void> } {
      if (email === user.email)
        return { fields: { pending_email: null }, queueLetters: () => links.voidAll(user.id) }
      const queueLink = () => links.queueVerification(user.id)
      const isTrusted = user.email_verified_at !== null && !isNobodysAddress(user.email)
      if (!isTrusted) return { fields: { email, pending_email: null }, queueLetters: queueLink }
      return {
        fields: { pending_email: email },
        async queueLetters() {
          await undos.insert(user.id, user.email, now().getTime())
          await mail.queue(EMAIL_UNDO_LETTER, user.id)
          await queueLink()
        },
      }
    },

    /**
     * Brings the former address back with a new password, ends whatever opens the account, and gives what the browser is
     * known by from now on.
     * @throws {AppError} `invalid_token`
     */
    async undo(
      { token, newPassword }: { token: string; newPassword: string },
      knownBrowser: string | undefined,
    ): Promise<string> {
      const found = await undos.find(hashToken(token))
      const user = found && (await users.find(found.user_id))
      if (!user || isOver(found)) throw new AppError('invalid_token')
      await assertGoodPassword(newPassword, { username: user.username, email: found.email }, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      return database.transaction(async () => {
        const taken = await undos.take(hashToken(token))
        if (!taken) throw new AppError('invalid_token')
        const { user_id: id, email, created_at } = taken
        const holder = await users.findHolder(email)
        const isFree = !holder || holder.id === id
        await users.restoreEmail(id, email, isFree ? now().getTime() : null)
        await users.setPasswordHash(id, passwordHash)
        await links.voidAll(id)
        await sessions.endAll(id)
        for (const end of enlisted) await end(id, created_at)
        return brake.know(id, knownBrowser)
      })
    },

    /** Writes the letter to a former address. */
    writeLetter: (async (userId) => {
      const user = await users.find(userId)
      const undo = await undos.findUnmailed(userId)
      if (!user || !undo) return null
      return {
        to: undo.email,
        letter: () =>
          database.transaction(async () => {
            const token = createToken()
            await undos.setToken(undo.id, hashToken(token))
            if (await undos.findUnmailed(userId)) await mail.queue(EMAIL_UNDO_LETTER, userId)
            const terms = await letterTerms(user, emailUndoWords, { site, words })
            const link = `${letterLink(addresses.undoEmail, terms)}#token=${token}`
            const { username } = user
            const lifetimeMs = EMAIL_UNDO_LIFETIME_MS
            return letterWithLink({ ...terms, username, link, lifetimeMs }, terms.words)
          }),
      }
    }) satisfies WriteLetter as WriteLetter,

    removeExpired: () => undos.removeOlder(now().getTime() - EMAIL_UNDO_LIFETIME_MS),
  }

  function isOver({ created_at }: { created_at: number }): boolean {
    return created_at + EMAIL_UNDO_LIFETIME_MS <= now().getTime()
  }
}
