/**
 * Slows whoever tries passwords. Failures count for an account, whatever name and network they come by; a browser that has
 * signed in there before has a count of its own, so that strangers slow nobody. A name that is nobody's is counted alike.
 */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { failureDelay } from '#server/modules/accounts/rules/failure-delay.ts'
import {
  BROWSER_COOKIE_LIFETIME_MS,
  FAILURES_FREE,
  FAILURES_KEPT_MS,
} from '#shared/constants/account-limits.ts'
import type { Counter, SignInBrakeStore } from './sign-in-brake.store.ts'

const SECOND_MS = 1_000
const BROWSERS_MAX = 20
const TOKEN = /^[\w-]{43}$/

export type SignInBrake = ReturnType<typeof createSignInBrake>
export function createSignInBrake({
  counters,
  database,
  now,
}: {
  counters: SignInBrakeStore
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** Where a try at an account is counted. */
  async function counterOf(
    userId: number | undefined,
    login: string,
    browser: string | undefined,
  ): Promise<Counter> {
    if (userId === undefined)
      return { counter: `name ${hashToken(foldForSearch(login))}`, userId: null, isKnownBrowser: false }
    const known = browser === undefined ? undefined : browserCounter(userId, browser)
    if (known && (await counters.find(known))) return { counter: known, userId, isKnownBrowser: true }
    return { counter: accountCounter(userId), userId, isKnownBrowser: false }
  }

  /** Counts a try before it is made, so that many at once are counted as well. */
  const count = (counter: Counter): Promise<void> =>
    database.transaction(async () => {
      const time = now().getTime()
      const counted = await counters.count(counter, time)
      if (!counted) {
        const until = (await counters.find(counter.counter))?.refused_until ?? time
        const retryAfter = Math.max(1, Math.ceil((until - time) / SECOND_MS))
        throw new AppError('too_many_requests', { retryAfter })
      }
      const delay = failureDelay(counted.failures, FAILURES_FREE)
      if (delay > 0) await counters.refuseUntil(counter.counter, time + delay)
    })

  return {
    /**
     * Makes a try: `check` gives what was proved, or undefined, which counts against the account.
     * @throws {AppError} `too_many_requests`, with the time to wait
     */
    async try<T>(
      { userId, login, browser }: { userId: number | undefined; login: string; browser: string | undefined },
      check: () => Promise<T | undefined>,
    ): Promise<T | undefined> {
      const counter = await counterOf(userId, login, browser)
      await count(counter)
      try {
        const proved = await check()
        if (proved !== undefined && !counter.isKnownBrowser) await counters.remove(counter.counter)
        if (proved !== undefined && counter.isKnownBrowser && userId !== undefined)
          await counters.putBrowser(counter.counter, userId, now().getTime())
        return proved
      } catch (error) {
        await counters.takeBack(counter.counter)
        throw error
      }
    },

    /** Whether an account that is known in some browser meets one that it is not known in. */
    async isNewBrowser(userId: number, browser: string | undefined): Promise<boolean> {
      if (browser !== undefined && (await counters.find(browserCounter(userId, browser)))) return false
      return counters.hasBrowsers(userId)
    },

    /** Knows a browser from now on, by the token it has or by the one that is given. Joins the caller's transaction. */
    async know(userId: number, browser: string | undefined): Promise<string> {
      const token = browser !== undefined && TOKEN.test(browser) ? browser : createToken()
      await counters.putBrowser(browserCounter(userId, token), userId, now().getTime())
      await counters.removeOldBrowsers(userId, BROWSERS_MAX)
      return token
    },

    removeUnused: () =>
      counters.removeUnused({
        browsers: now().getTime() - BROWSER_COOKIE_LIFETIME_MS,
        others: now().getTime() - FAILURES_KEPT_MS,
      }),
  }
}

const accountCounter = (userId: number) => `account ${userId}`
const browserCounter = (userId: number, browser: string) => `browser ${userId} ${hashToken(browser)}`
