/** What signing in takes beside the password: codes of an app or a passkey, and codes on paper for the day they are lost. */

import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { PasskeysStore } from '#server/modules/accounts/passkeys/passkeys.store.ts'
import { failureDelay } from '#server/modules/accounts/rules/failure-delay.ts'
import { letterTerms } from '#server/modules/accounts/rules/letter-terms.ts'
import { securityLetter } from '#server/modules/accounts/rules/security-letter.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import type { SecondFactor } from '#shared/contract/accounts/second-factor.ts'
import { fill } from '#shared/texts/words.ts'
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
  passkeys,
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
  passkeys: Pick<PasskeysStore, 'listOf' | 'removeOf'>
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

  const hasApp = async (userId: number): Promise<boolean> =>
    ((await factors.find(userId))?.confirmed_at ?? null) !== null

  async function isOn(userId: number): Promise<boolean> {
    const user = await users.find(userId)
    return user !== undefined && user.second_factor_at !== null
  }

  /** Takes every factor away. Joins the caller's transaction. */
  const remove = (userId: number): Promise<void> =>
    database.transaction(async () => {
      if (!(await isOn(userId))) return factors.remove(userId)
      await passkeys.removeOf(userId)
      await factors.remove(userId)
      await users.setSecondFactor(userId, null)
      await mail.queue(SECOND_FACTOR_LETTER, userId)
    })

  /** From now on the password alone is not enough. Joins the caller's transaction. */
  async function turnOn(userId: number): Promise<void> {
    if (await isOn(userId)) return
    await users.setSecondFactor(userId, now().getTime())
    await mail.queue(SECOND_FACTOR_LETTER, userId)
  }

  /** Joins the caller's transaction. */
  const isLeft = async (userId: number): Promise<boolean> =>
    (await hasApp(userId)) || (await passkeys.listOf(userId)).length > 0

  /**
   * Makes the password enough again where nothing is left beside it. Joins the caller's transaction.
   * @throws {AppError} `second_factor_kept` while a role requires more
   */
  async function endUnlessLeft(userId: number): Promise<void> {
    if (await isLeft(userId)) return
    if (await isRequired(userId)) throw new AppError('second_factor_kept')
    await remove(userId)
  }

  return {
    async get({ id }: CurrentUser): Promise<SecondFactor> {
      const since = (await users.find(id))?.second_factor_at ?? null
      return {
        since: isoTimeOrNull(since),
        hasApp: since !== null && (await hasApp(id)),
        recoveryCodes: since === null ? 0 : await factors.countRecoveryCodes(id),
        isRequired: await isRequired(id),
      }
    },

    /** @throws {AppError} `conflict` where codes are asked for already */
    async begin({ id, username }: CurrentUser): Promise<{ secret: string; address: string }> {
      const { name } = await site.current()
      const secret = createTotpSecret()
      await factors.inTurn(id, async () => {
        if (await hasApp(id)) throw new AppError('conflict')
        await factors.replace(id, secrets.seal(secret, placeOf(id)))
      })
      return { secret, address: totpAddress(secret, { site: name, username }) }
    },

    /** @throws {AppError} `wrong_code`, or `conflict` where codes are asked for already */
    async turnOn(code: string, { id }: CurrentUser): Promise<{ recoveryCodes: string[] }> {
      const codes = await factors.inTurn(id, async () => {
        if (await hasApp(id)) throw new AppError('conflict')
        if (!(await takeAppCode(id, code))) throw wrongCode()
        await factors.confirm(id, now().getTime())
        await turnOn(id)
        return putRecoveryCodes(id)
      })
      security.note('second_factor_on', id)
      mail.deliverSoon()
      return codes
    },

    /**
     * Asks for codes of the app no more; passkeys stay.
     * @throws {AppError} `second_factor_kept` while a role requires what goes with it
     */
    async turnOff({ id }: CurrentUser): Promise<void> {
      if (!(await isOn(id))) return remove(id)
      await factors.inTurn(id, async () => {
        await factors.removeApp(id)
        await endUnlessLeft(id)
      })
      security.note('second_factor_off', id)
      mail.deliverSoon()
    },

    /** What a passkey means for its account. Each joins the caller's transaction. */
    forPasskeys: {
      inTurn: factors.inTurn,
      /** Codes for the day it is lost; null where the account has some. */
      async begin(userId: number): Promise<readonly string[] | null> {
        const wasOn = await isOn(userId)
        await turnOn(userId)
        return wasOn ? null : (await putRecoveryCodes(userId)).recoveryCodes
      },
      endUnlessLeft,
      tell: (userId: number): Promise<void> => mail.queue(SECOND_FACTOR_LETTER, userId),
    },

    renewRecoveryCodes: ({ id }: CurrentUser): Promise<{ recoveryCodes: string[] }> =>
      factors.inTurn(id, async () => {
        if (!(await isOn(id))) throw new AppError('not_found')
        return putRecoveryCodes(id)
      }),

    remove,

    /** Takes away what was turned on since `time`. Joins the caller's transaction. */
    async removeNewer(userId: number, time: number): Promise<void> {
      const confirmedAt = (await factors.find(userId))?.confirmed_at ?? 0
      if (confirmedAt >= time) await factors.removeApp(userId)
      await passkeys.removeOf(userId, time)
      if ((await isOn(userId)) && !(await isLeft(userId))) await remove(userId)
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
      // Those on paper are too long to be guessed.
      if (await hasApp(id)) {
        await count(id)
        if (await takeAppCode(id, code)) return
      }
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
      const { on, onSubject, off, offSubject, app, passkeys: keys } = terms.words
      const isOn = user.second_factor_at !== null
      const count = (await passkeys.listOf(userId)).length
      const ways = [
        ...((await hasApp(userId)) ? [app] : []),
        ...(count > 0 ? [fill(keys, { count: String(count) })] : []),
      ]
      const letter = securityLetter({
        ...terms,
        username: user.username,
        subject: isOn ? onSubject : offSubject,
        told: [isOn ? fill(on, { ways: ways.join(' / ') }) : off],
      })
      return { to: user.email, letter }
    }) satisfies WriteLetter as WriteLetter,
  }
}

const wrongCode = () => new AppError('wrong_code', { fields: { code: 'codeWrong' } })
