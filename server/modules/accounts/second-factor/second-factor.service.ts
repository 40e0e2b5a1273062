/** Codes beside the password: set up by their owner, asked for at every sign-in from then on. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import { failureDelay } from '#server/modules/accounts/rules/failure-delay.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { securityLetter } from '#server/modules/accounts/rules/security-letter.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import type { SecondFactor } from '#shared/contract/accounts/second-factor.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import type { SecondFactorStore } from './second-factor.store.ts'
import { secondFactorLetterWords } from './second-factor-letter.texts.ts'
import { createTotpSecret, findTotpStep, totpAddress } from './totp.ts'

/** The letter that tells of its being turned on or off. */
export const SECOND_FACTOR_LETTER = 'second-factor'
const FREE_FAILURES = 10

export type SecondFactorService = ReturnType<typeof createSecondFactorService>
export function createSecondFactorService({
  factors,
  users,
  isRequired,
  secrets,
  mail,
  site,
  words,
  security,
  database,
  now,
}: {
  factors: SecondFactorStore
  users: Pick<UsersStore, 'find' | 'setSecondFactor'>
  /** Whether a role of an account wants it to have a second factor. */
  isRequired: (userId: number) => Promise<boolean>
  secrets: Secrets
  mail: Pick<MailService, 'queue' | 'deliverSoon'>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read'>
  security: SecurityTrail
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const placeOf = (userId: number) => ({ table: 'totp_secrets', row: userId, field: 'sealed_secret' })

  /** Notes a code as used; false when it is none of the app now. */
  async function takeAppCode(userId: number, code: string): Promise<boolean> {
    const row = await factors.find(userId)
    const secret = row && secrets.open(row.sealed_secret, placeOf(userId))
    if (!row || !secret) return false
    const step = findTotpStep(secret, code.replace(/\s/g, ''), {
      time: now().getTime(),
      usedStep: row.used_step,
    })
    return step !== undefined && factors.use(userId, step)
  }

  /** Counts a try before it is made, so that many at once are counted as well: six digits are soon guessed. */
  const count = (userId: number): Promise<void> =>
    database.transaction(async () => {
      const time = now().getTime()
      const counted = await factors.count(userId, time)
      if (!counted) throw new AppError('too_many_requests')
      const delay = failureDelay(counted.failures, FREE_FAILURES)
      if (delay > 0) await factors.refuseUntil(userId, time + delay)
    })

  async function putRecoveryCodes(userId: number): Promise<{ recoveryCodes: string[] }> {
    const recoveryCodes = createRecoveryCodes()
    await factors.replaceRecoveryCodes(userId, recoveryCodes.map(hashRecoveryCode))
    return { recoveryCodes }
  }

  async function isOn(userId: number): Promise<boolean> {
    const user = await users.find(userId)
    return user !== undefined && user.second_factor_at !== null
  }

  /** Takes every factor away. Joins the caller's transaction. */
  const remove = (userId: number): Promise<void> =>
    database.transaction(async () => {
      if (!(await isOn(userId))) return factors.remove(userId)
      await factors.remove(userId)
      await users.setSecondFactor(userId, null)
      await mail.queue(SECOND_FACTOR_LETTER, userId)
    })

  return {
    async get({ id }: CurrentUser): Promise<SecondFactor> {
      const since = (await users.find(id))?.second_factor_at ?? null
      return {
        since: since === null ? null : new Date(since).toISOString(),
        recoveryCodes: since === null ? 0 : await factors.countRecoveryCodes(id),
        isRequired: await isRequired(id),
      }
    },

    /** @throws {AppError} `conflict` where codes are asked for already */
    async begin({ id, username }: CurrentUser): Promise<{ secret: string; address: string }> {
      const { name } = await site.current()
      const secret = createTotpSecret()
      await database.transaction(async () => {
        if (await isOn(id)) throw new AppError('conflict')
        await factors.replace(id, secrets.seal(secret, placeOf(id)))
      })
      return { secret, address: totpAddress(secret, { site: name, username }) }
    },

    /** @throws {AppError} `wrong_code`, or `conflict` where codes are asked for already */
    async turnOn(code: string, { id }: CurrentUser): Promise<{ recoveryCodes: string[] }> {
      const codes = await database.transaction(async () => {
        if (await isOn(id)) throw new AppError('conflict')
        if (!(await takeAppCode(id, code))) throw wrongCode()
        await users.setSecondFactor(id, now().getTime())
        await mail.queue(SECOND_FACTOR_LETTER, id)
        return putRecoveryCodes(id)
      })
      security.note('second_factor_on', id)
      mail.deliverSoon()
      return codes
    },

    /** @throws {AppError} `second_factor_kept` while a role requires it */
    async turnOff({ id }: CurrentUser): Promise<void> {
      if (!(await isOn(id))) return remove(id)
      await database.transaction(async () => {
        if (await isRequired(id)) throw new AppError('second_factor_kept')
        await remove(id)
      })
      security.note('second_factor_off', id)
      mail.deliverSoon()
    },

    renewRecoveryCodes: ({ id }: CurrentUser): Promise<{ recoveryCodes: string[] }> =>
      database.transaction(async () => {
        if (!(await isOn(id))) throw new AppError('not_found')
        return putRecoveryCodes(id)
      }),

    remove,

    /** Takes away what was turned on since `time`. Joins the caller's transaction. */
    async removeNewer(userId: number, time: number): Promise<void> {
      const since = (await users.find(userId))?.second_factor_at ?? null
      if (since !== null && since >= time) await remove(userId)
    },

    /**
     * Passes whoever has no second factor, or knows a code: of the app, or one of those on paper, which is used up.
     * @throws {AppError} `second_factor_required`, `wrong_code` or `too_many_requests`
     */
    async prove(
      { id, second_factor_at }: { id: number; second_factor_at: number | null },
      code: string | undefined,
    ): Promise<void> {
      if (second_factor_at === null) return
      if (code === undefined) throw new AppError('second_factor_required')
      await count(id)
      if (await takeAppCode(id, code)) return
      if (!(await factors.takeRecoveryCode(id, hashRecoveryCode(code)))) {
        security.note('code_refused', id)
        throw wrongCode()
      }
      await factors.forgiveFailures(id)
    },

    /** Writes the letter that tells how it stands now; there is none when the account has gone. */
    writeLetter: (async (userId) => {
      const user = await users.find(userId)
      if (!user) return null
      const terms = await letterTerms(user, secondFactorLetterWords, { site, words })
      const { on, onSubject, off, offSubject } = terms.words
      const isOn = user.second_factor_at !== null
      const letter = securityLetter({
        ...terms,
        username: user.username,
        subject: isOn ? onSubject : offSubject,
        told: [isOn ? on : off],
      })
      return { to: user.email, letter }
    }) satisfies WriteLetter as WriteLetter,
  }
}

const wrongCode = () => new AppError('wrong_code', { fields: { code: 'codeWrong' } })
