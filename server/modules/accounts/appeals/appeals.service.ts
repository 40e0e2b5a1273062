import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import { type BanColumns, isBanned } from '#server/modules/accounts/rules/ban.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import type { ProvePassword } from '#server/modules/accounts/rules/prove-password.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import type { Appeal, AppealProof, OpenAppeal, StandingBan } from '#shared/contract/accounts/bans/appeals.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import { appealAnswerWords } from './appeal-answer.texts.ts'
import { appealAnswerLetter } from './appeal-answer-letter.ts'
import type { AppealRow, AppealsStore } from './appeals.store.ts'

const OPEN_LIST_MAX = 50
/** As the queue of letters knows them. */
export const APPEAL_ANSWER_LETTER = 'ban-appeal-answer'

type Account = BanColumns & { id: number }
type BannedUser = Account & { banned_at: number }

export type AppealsService = ReturnType<typeof createAppealsService>
export function createAppealsService({
  appeals,
  users,
  provePassword,
  access,
  audit,
  mail,
  site,
  words,
  database,
  now,
}: {
  appeals: AppealsStore
  users: Pick<UsersStore, 'find'>
  provePassword: ProvePassword<Account>
  access: UserAccess
  audit: AuditService
  mail: Pick<MailService, 'queue' | 'deliverSoon'>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** @throws {AppError} `bad_credentials`, or `not_found` when no ban stands */
  const prove = async (proof: AppealProof, browser: string | undefined): Promise<BannedUser> =>
    assertBanned(await provePassword(proof, browser))

  function assertBanned(user: Account | undefined): BannedUser {
    if (!user || !isBanned(user, now().getTime()) || user.banned_at === null) throw new AppError('not_found')
    return { ...user, banned_at: user.banned_at }
  }

  async function present(user: BannedUser): Promise<StandingBan> {
    const appeal = await appeals.find(user.id, user.banned_at)
    return {
      reason: user.ban_reason ?? '',
      until: isoTimeOrNull(user.ban_ends_at),
      appeal: appeal ? presentAppeal(appeal) : null,
    }
  }

  return {
    read: async (proof: AppealProof, browser: string | undefined): Promise<StandingBan> =>
      present(await prove(proof, browser)),

    async create(
      { message, ...proof }: AppealProof & { message: string },
      browser: string | undefined,
    ): Promise<StandingBan> {
      const { id } = await prove(proof, browser)
      return database.transaction(async () => {
        const user = assertBanned(await users.find(id))
        await appeals.insert(id, user.banned_at, message, now().getTime())
        return present(user)
      })
    },

    listOpen: async (): Promise<OpenAppeal[]> =>
      (await appeals.listOpen(now().getTime(), OPEN_LIST_MAX)).map(
        ({ id, username, message, created_at }) => ({
          userId: id,
          username,
          message,
          createdAt: new Date(created_at).toISOString(),
        }),
      ),

    countOpen: (): Promise<number> => appeals.countOpen(now().getTime()),

    /** The appeal of the ban that stands. */
    async get(userId: number): Promise<{ appeal: Appeal | null }> {
      const { ban } = await access.find(userId)
      const row = ban && (await appeals.find(userId, Date.parse(ban.at)))
      return { appeal: row ? presentAppeal(row) : null }
    },

    /** An answer has left by mail, so it is given once. */
    async answer(userId: number, answer: string, currentUser: CurrentUser): Promise<Appeal> {
      const answered = await access.change(currentUser, 'ban_users', async (actor) => {
        const { username, ban } = await access.findForChange(userId, actor)
        const bannedAt = ban ? Date.parse(ban.at) : 0
        const before = ban && (await appeals.find(userId, bannedAt))
        if (!before) throw new AppError('not_found')
        const after = await appeals.answer(userId, bannedAt, answer, now().getTime())
        if (!after) throw new AppError('conflict')
        const kept = { username, appeal: before.message }
        const change = { noun: userAudit, action: 'answer', nounId: userId, actorId: actor.id } as const
        await audit.record({ ...change, before: { ...kept, answer: null }, after: { ...kept, answer } })
        await mail.queue(APPEAL_ANSWER_LETTER, userId)
        return presentAppeal(after)
      })
      mail.deliverSoon()
      return answered
    },

    /** Writes the letter with the latest answer; there is none when the account has gone. */
    writeAnswerLetter: (async (userId) => {
      const user = await users.find(userId)
      const appeal = await appeals.findLastAnswered(userId)
      if (!user || appeal?.answer == null) return null
      const terms = await letterTerms(user, appealAnswerWords, { site, words })
      const { username, email } = user
      const letter = appealAnswerLetter({ ...terms, username, answer: appeal.answer })
      return { to: email, letter }
    }) satisfies WriteLetter as WriteLetter,
  }
}

function presentAppeal({ message, created_at, answer, answered_at }: AppealRow): Appeal {
  return {
    message,
    createdAt: new Date(created_at).toISOString(),
    answer,
    answeredAt: isoTimeOrNull(answered_at),
  }
}
