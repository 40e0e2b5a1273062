/** Links that travel by mail: each stands for one account, works once, and ends. Their letters are queued with their cause. */

import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { letterLink } from '#server/modules/accounts/rules/language-of.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import {
  DELETION_UNDO_MS,
  INVITATION_LIFETIME_MS,
  PASSWORD_RESET_INTERVAL_MS,
  PASSWORD_RESET_LIFETIME_MS,
  VERIFICATION_TOKEN_LIFETIME_MS,
} from '#shared/constants/account-limits.ts'
import { letterWords } from './letters.texts.ts'
import {
  addressHeldLetter,
  deletionUndoLetter,
  invitationLetter,
  type LetterParts,
  passwordResetLetter,
  verificationLetter,
} from './letters.ts'
import type { MailedTokensStore } from './mailed-tokens.store.ts'

export type LinkKind = 'verification' | 'password-reset' | 'deletion-undo' | 'invitation'
/** By which a new password is chosen, the one that staff hand over included. */
const PASSWORD_LINKS = ['password-reset', 'invitation', 'password-link'] as const
type PasswordLinkKind = (typeof PASSWORD_LINKS)[number]
type Link = { path: string; lifetimeMs: number; letterOf: (parts: LetterParts) => Letter }

const LINKS: Record<LinkKind, Link> = {
  verification: {
    path: addresses.verify,
    lifetimeMs: VERIFICATION_TOKEN_LIFETIME_MS,
    letterOf: verificationLetter,
  },
  'password-reset': {
    path: addresses.reset,
    lifetimeMs: PASSWORD_RESET_LIFETIME_MS,
    letterOf: passwordResetLetter,
  },
  'deletion-undo': {
    path: addresses.undoDeletion,
    lifetimeMs: DELETION_UNDO_MS,
    letterOf: deletionUndoLetter,
  },
  invitation: { path: addresses.reset, lifetimeMs: INVITATION_LIFETIME_MS, letterOf: invitationLetter },
}

/** What a letter needs to know of an account. */
type Addressee = {
  username: string
  email: string
  pending_email: string | null
  email_verified_at: number | null
  deletion_asked_at: number | null
  language: string
}

export type MailedLinksService = ReturnType<typeof createMailedLinksService>
export function createMailedLinksService({
  tokens,
  findUser,
  findHolder,
  mail,
  site,
  words,
  database,
  now,
}: {
  tokens: Record<LinkKind | 'password-link', MailedTokensStore>
  findUser: (id: number) => Promise<Addressee | undefined>
  /** Who has confirmed an address. */
  findHolder: (email: string) => Promise<{ id: number; username: string } | undefined>
  mail: Pick<MailService, 'queue' | 'withdraw'>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function write(kind: LinkKind, userId: number, user: Addressee): Promise<Letter> {
    const { path, lifetimeMs, letterOf } = LINKS[kind]
    const terms = await letterTerms(user, letterWords, { site, words })
    const common = { ...terms, lifetimeMs }
    const tellsHolder = kind === 'verification' || kind === 'invitation'
    const holder = tellsHolder ? await findHolder(user.pending_email ?? user.email) : undefined
    if (holder && holder.id !== userId) {
      const link = letterLink(addresses.login, terms)
      return addressHeldLetter({ ...common, link, username: holder.username, account: user.username })
    }
    const token = createToken()
    await tokens[kind].replace(userId, hashToken(token), now().getTime() + lifetimeMs)
    // In the fragment, which browsers send nobody.
    const link = `${letterLink(path, terms)}#token=${token}`
    return letterOf({ ...common, link, username: user.username })
  }

  async function findPasswordLink(token: string) {
    for (const kind of PASSWORD_LINKS) {
      const found = await tokens[kind].find(hashToken(token))
      if (found) return { kind, userId: found.user_id, endsAt: found.expires_at }
    }
    return undefined
  }

  return {
    /**
     * Queues the letter with a verification link; links mailed before, to this address or another, stop working. Joins
     * the caller's transaction.
     */
    queueVerification: (userId: number): Promise<void> =>
      database.transaction(async () => {
        await tokens.verification.removeOf(userId)
        for (const kind of PASSWORD_LINKS) await tokens[kind].removeOf(userId)
        await mail.queue('verification', userId)
      }),

    /** Queues the letter with a link to a new password, unless one has just been sent. */
    queuePasswordReset: (userId: number): Promise<void> =>
      database.transaction(async () => {
        const sent = await tokens['password-reset'].findOf(userId)
        const sentAt = sent && sent.expires_at - PASSWORD_RESET_LIFETIME_MS
        if (sentAt !== undefined && now().getTime() - sentAt < PASSWORD_RESET_INTERVAL_MS) return
        await mail.queue('password-reset', userId)
      }),

    /** Queues the letter by which the owner of a new account chooses a password. Joins the caller's transaction. */
    queueInvitation: (userId: number): Promise<void> => mail.queue('invitation', userId),

    /** A link that staff hand over, in the place of an earlier one: told here alone. Joins the caller's transaction. */
    async makePasswordLink(userId: number): Promise<{ url: string; endsAt: string }> {
      const user = await findUser(userId)
      if (!user) throw new AppError('not_found')
      const token = createToken()
      const endsAt = now().getTime() + PASSWORD_RESET_LIFETIME_MS
      await tokens['password-link'].replace(userId, hashToken(token), endsAt)
      const link = letterLink(addresses.reset, await letterTerms(user, letterWords, { site, words }))
      return { url: `${link}#token=${token}`, endsAt: new Date(endsAt).toISOString() }
    },

    /** Has no link that staff handed over work any more. Joins the caller's transaction. */
    voidPasswordLink: (userId: number): Promise<void> => tokens['password-link'].removeOf(userId),

    /** Has no link to the confirmation of an address work any more. Joins the caller's transaction. */
    async voidVerification(userId: number): Promise<void> {
      await tokens.verification.removeOf(userId)
      await mail.withdraw('verification', userId)
    },

    /** Queues the letter that brings a deleted account back. Joins the caller's transaction. */
    queueDeletionUndo: (userId: number): Promise<void> => mail.queue('deletion-undo', userId),

    /** Has no link to a new password work any more, mailed or still to be mailed. Joins the caller's transaction. */
    async voidPasswordReset(userId: number): Promise<void> {
      for (const kind of PASSWORD_LINKS) await tokens[kind].removeOf(userId)
      for (const kind of ['password-reset', 'invitation'] as const) await mail.withdraw(kind, userId)
    },

    /** Has no link work any more, mailed or still to be mailed. Joins the caller's transaction. */
    async voidAll(userId: number): Promise<void> {
      for (const kind of Object.keys(LINKS) as LinkKind[]) {
        await tokens[kind].removeOf(userId)
        await mail.withdraw(kind, userId)
      }
      await tokens['password-link'].removeOf(userId)
    },

    /** Writes the letter with a fresh link; there is none when the account has gone, or was verified meanwhile. */
    writerOf:
      (kind: LinkKind): WriteLetter =>
      async (userId) => {
        const user = await findUser(userId)
        const pending = kind === 'verification' ? user?.pending_email : null
        if (!user || (kind === 'verification' && user.email_verified_at && !pending)) return null
        if ((kind === 'deletion-undo') !== (user.deletion_asked_at !== null)) return null
        return {
          to: pending ?? user.email,
          isConfirmed: user.email_verified_at !== null && !pending,
          letter: () => database.transaction(() => write(kind, userId, user)),
        }
      },

    /** Whose link to a new password it is, if it was not used yet; it may have ended. */
    findPasswordLink,

    /** Whether a link would set a new password; it works on as before. */
    async isPasswordLinkValid(token: string): Promise<boolean> {
      const link = await findPasswordLink(token)
      const user = link && link.endsAt > now().getTime() ? await findUser(link.userId) : undefined
      return user !== undefined && user.deletion_asked_at === null
    },

    /**
     * Uses a link up and names its account.
     * @throws {AppError} `invalid_token`
     */
    async take(kind: LinkKind | PasswordLinkKind, token: string): Promise<number> {
      const taken = await tokens[kind].take(hashToken(token))
      if (!taken || taken.expires_at <= now().getTime()) throw new AppError('invalid_token')
      return taken.user_id
    },

    async removeExpired(): Promise<void> {
      for (const store of Object.values(tokens)) await store.removeExpired(now().getTime())
    },
  }
}
