/** Letters are queued with the change they belong to and sent from the queue, so that none is lost. */
import type { Database } from '#server/db/database.ts'
import type { Letter, SendLetter } from '#server/lib/mailer.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { passwordResetLetter, verificationLetter } from '#server/modules/accounts/mailed-links/letters.ts'
import type { MailedTokensStore } from '#server/modules/accounts/mailed-links/mailed-tokens.store.ts'
import type { UserRow, UsersStore } from '#server/modules/accounts/users/users.store.ts'
import { addresses } from '#shared/addresses.ts'
import {
  PASSWORD_RESET_INTERVAL_MS,
  PASSWORD_RESET_LIFETIME_MS,
  VERIFICATION_TOKEN_LIFETIME_MS,
} from '#shared/constants/account-limits.ts'
import { isLanguage } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { MailStore, PendingMail } from './mail.store.ts'

const MINUTE_MS = 60_000
/** A letter claimed by a process that died is tried again after this long. */
const CLAIM_MS = 5 * MINUTE_MS
const ATTEMPTS_MAX = 13

export type MailService = ReturnType<typeof createMailService>
export function createMailService({
  mail,
  users,
  tokens,
  resetTokens,
  send,
  site,
  database,
  now,
  log,
}: {
  mail: MailStore
  users: UsersStore
  tokens: MailedTokensStore
  resetTokens: MailedTokensStore
  send: SendLetter
  site: SiteInfo
  database: Pick<Database, 'transaction'>
  now: () => Date
  log: { info(details: object, message: string): void; error(details: object, message: string): void }
}) {
  let delivery: Promise<void> = Promise.resolve()
  let isClosing = false

  return {
    /**
     * Queues the letter with a verification link; links mailed before, to this address or another, stop working. Joins
     * the caller's transaction.
     */
    queueVerification: (userId: number): Promise<void> =>
      database.transaction(async () => {
        await tokens.removeOf(userId)
        await resetTokens.removeOf(userId)
        await mail.replace('verification', userId, now().getTime())
      }),

    /** Queues the letter with a link to a new password, unless one has just been sent. */
    queuePasswordReset: (userId: number): Promise<void> =>
      database.transaction(async () => {
        const time = now().getTime()
        const sent = await resetTokens.findOf(userId)
        const sentAt = sent && sent.expires_at - PASSWORD_RESET_LIFETIME_MS
        if (sentAt !== undefined && time - sentAt < PASSWORD_RESET_INTERVAL_MS) return
        await mail.replace('password-reset', userId, time)
      }),

    /** Starts delivering without keeping the caller waiting. */
    deliverSoon(): void {
      void deliverDue()
    },

    deliverDue,

    /** Waits for the letter that is being sent; the others stay queued for the next start. */
    async settle(): Promise<void> {
      isClosing = true
      await delivery
    },
  }

  /** Sends every letter that is due, one delivery after another; one that fails stays queued for later. */
  function deliverDue(): Promise<void> {
    delivery = delivery.then(deliverAll)
    return delivery
  }

  async function deliverAll(): Promise<void> {
    try {
      while (!isClosing) {
        const time = now().getTime()
        const letter = await mail.claimDue(time, time + CLAIM_MS)
        if (!letter) return
        await deliver(letter)
      }
    } catch (error) {
      log.error({ err: error }, 'mail could not be delivered')
    }
  }

  async function deliver(letter: PendingMail): Promise<void> {
    try {
      const written = await write(letter)
      if (written) {
        const sent = await send(written.to, written.letter)
        log.info({ userId: letter.user_id, ...sent }, 'letter sent')
      }
      await mail.remove(letter.id)
    } catch (error) {
      await retryLater(letter, error)
    }
  }

  /** A letter with a fresh link; null when the account has gone, or was verified meanwhile. */
  function write({ kind, user_id }: PendingMail): Promise<{ to: string; letter: Letter } | null> {
    return database.transaction(async () => {
      const user = await users.find(user_id)
      if (!user) return null
      if (kind === 'password-reset')
        return writeWithLink(
          user,
          addresses.reset,
          resetTokens,
          PASSWORD_RESET_LIFETIME_MS,
          passwordResetLetter,
        )
      if (user.email_verified_at) return null
      return writeWithLink(user, addresses.verify, tokens, VERIFICATION_TOKEN_LIFETIME_MS, verificationLetter)
    })
  }

  async function writeWithLink(
    user: UserRow,
    path: string,
    store: MailedTokensStore,
    lifetimeMs: number,
    letterOf: typeof verificationLetter,
  ) {
    const token = createToken()
    await store.replace(user.id, hashToken(token), now().getTime() + lifetimeMs)
    const language = isLanguage(user.language) ? user.language : 'ru'
    const link = `${site.url}${path}?token=${token}&lang=${language}`
    return { to: user.email, letter: letterOf({ username: user.username, link, site, language }) }
  }

  /** After 1, 2, 4 … minutes, about three days in all; then the letter is given up. */
  async function retryLater(letter: PendingMail, error: unknown): Promise<void> {
    const isLast = letter.attempts >= ATTEMPTS_MAX
    log.error({ err: error, userId: letter.user_id, attempt: letter.attempts, isLast }, 'letter not sent')
    if (isLast) await mail.remove(letter.id)
    else await mail.postpone(letter.id, now().getTime() + MINUTE_MS * 2 ** (letter.attempts - 1))
  }
}
