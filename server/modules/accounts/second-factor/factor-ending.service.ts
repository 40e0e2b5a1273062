/** Staff end the second factor of somebody who has lost it: told at once, in force a day later, and kept by whoever still has it. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { letterLink } from '#server/modules/accounts/rules/language-of.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { letterWithLink } from '#server/modules/accounts/rules/letter-with-link.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import { FACTOR_ENDING_DELAY_MS } from '#shared/constants/account-limits.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import { factorEndingNotice } from './factor-ending-bell.ts'
import { factorEndingWords } from './factor-ending-letter.texts.ts'
import type { FactorEndingsStore } from './factor-endings.store.ts'

/** As the queue of letters knows it. */
export const FACTOR_ENDING_LETTER = 'factor-ending'

export type FactorEndingService = ReturnType<typeof createFactorEndingService>
export function createFactorEndingService({
  endings,
  users,
  access,
  removeFactor,
  audit,
  security,
  mail,
  notices,
  site,
  words,
  database,
  now,
}: {
  endings: FactorEndingsStore
  users: Pick<UsersStore, 'find'>
  access: Pick<UserAccess, 'change' | 'find' | 'findForChange'>
  /** Takes every factor of an account away, with its letter. */
  removeFactor: (userId: number) => Promise<void>
  audit: Pick<AuditService, 'record'>
  security: SecurityTrail
  mail: Pick<MailService, 'queue' | 'deliverSoon' | 'withdraw'>
  notices: Pick<NoticesService, 'tell'>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** Ends what is in force by now; whoever became an administrator since keeps it. */
  async function endIfDue(userId: number): Promise<boolean> {
    const isEnded = await database.transaction(async () => {
      if (!(await endings.takeDue(userId, now().getTime()))) return false
      if ((await access.find(userId)).roles.includes(ADMIN_ROLE)) return false
      await removeFactor(userId)
      return true
    })
    if (!isEnded) return false
    security.note('second_factor_off', userId)
    mail.deliverSoon()
    return true
  }

  return {
    /**
     * Begins to end somebody's second factor; asked again it changes nothing.
     * @throws {AppError} `not_found`, `not_allowed`, or `operator_only` for an administrator's
     */
    async ask(id: number, currentUser: CurrentUser): Promise<{ endsAt: string }> {
      const { endsAt, isNew } = await access.change(currentUser, 'edit_users', async (actor) => {
        if (id === actor.id) throw new AppError('not_allowed')
        const { username, roles } = await access.findForChange(id, actor)
        if (roles.includes(ADMIN_ROLE)) throw new AppError('operator_only')
        const since = (await users.find(id))?.second_factor_at ?? null
        if (since === null) throw new AppError('not_found')
        const standing = await endings.find(id)
        if (standing) return { endsAt: standing.ends_at, isNew: false }
        const endsAt = now().getTime() + FACTOR_ENDING_DELAY_MS
        await endings.insert(id, endsAt)
        await mail.queue(FACTOR_ENDING_LETTER, id)
        await notices.tell(id, { kind: factorEndingNotice, values: {}, url: addresses.profile })
        await audit.record({
          noun: userAudit,
          action: 'end_factor',
          nounId: id,
          actorId: actor.id,
          before: { username },
          after: { username, endsAt: new Date(endsAt).toISOString() },
        })
        return { endsAt, isNew: true }
      })
      if (isNew) security.note('second_factor_ending', id)
      mail.deliverSoon()
      return { endsAt: new Date(endsAt).toISOString() }
    },

    /** When it is in force; null where nobody ends it. */
    async findEnd(userId: number): Promise<string | null> {
      const ending = await endings.find(userId)
      return ending ? new Date(ending.ends_at).toISOString() : null
    },

    /** The account of somebody who signs in, without its second factor where that has just ended. */
    settle: async <User extends { id: number; second_factor_at: number | null }>(
      user: User,
    ): Promise<User> =>
      user.second_factor_at !== null && (await endIfDue(user.id))
        ? { ...user, second_factor_at: null }
        : user,

    /** Keeps the factor of somebody who has just signed in by it. */
    async keep(userId: number): Promise<void> {
      const isKept = await database.transaction(async () => {
        await mail.withdraw(FACTOR_ENDING_LETTER, userId)
        return endings.take(userId)
      })
      if (isKept) security.note('second_factor_kept', userId)
    },

    /** @throws {AppError} `invalid_token` */
    async keepByToken(token: string): Promise<void> {
      const kept = await endings.takeByToken(hashToken(token), now().getTime())
      if (!kept) throw new AppError('invalid_token')
      security.note('second_factor_kept', kept.user_id)
    },

    async endDue(): Promise<void> {
      for (const { user_id } of await endings.listDue(now().getTime())) await endIfDue(user_id)
    },

    /** Writes the letter to the owner; there is none once it is over. */
    writeLetter: (async (userId) => {
      const user = await users.find(userId)
      const ending = await endings.find(userId)
      if (!user || !ending) return null
      return {
        to: user.email,
        async letter() {
          const token = createToken()
          await endings.setToken(userId, hashToken(token))
          const terms = await letterTerms(user, factorEndingWords, { site, words })
          const link = `${letterLink(addresses.keepFactor, terms)}#token=${token}`
          const { username } = user
          return letterWithLink({ ...terms, username, link, lifetimeMs: FACTOR_ENDING_DELAY_MS }, terms.words)
        },
      }
    }) satisfies WriteLetter as WriteLetter,
  }
}
