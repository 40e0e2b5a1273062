/** Heads of players: answered from what is kept or drawn, at once; the avatar service is asked beside it. */

import { drawHead } from './drawn-head.ts'
import type { FetchAvatar } from './fetch-avatar.ts'
import type { Head, KeptPicture, PlayerHeadsStore } from './player-heads.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** When a question came to nothing: this process may have ended over it, or the service be away. */
const TRY_AGAIN_MS = 60 * 60 * 1000
/** A service that cannot be asked is left alone for a while. */
const QUIET_MS = 5 * 60 * 1000
const AT_ONCE = 2
/** More than a page shows. Whoever finds no room is asked for when somebody looks again. */
const WAITING_MAX = 200

/** What the service had, or what was drawn here until it has. */
export type ShownHead = KeptPicture | { type: 'image/svg+xml'; bytes: Buffer }

export type PlayerHeadsService = ReturnType<typeof createPlayerHeadsService>
export function createPlayerHeadsService({
  heads,
  fetchAvatar,
  now,
  log,
}: {
  heads: PlayerHeadsStore
  fetchAvatar: FetchAvatar
  now: () => Date
  log: Record<'warn' | 'error', (details: object, message: string) => void>
}) {
  const stop = new AbortController()
  const waiting = new Map<number, Head>()
  const asking = new Map<number, Promise<void>>()
  let failedAt = Number.NEGATIVE_INFINITY

  return {
    /** The head to show beside a name. Never waits for the service. */
    async find(username: string): Promise<ShownHead> {
      const head = await heads.find(username)
      if (!head) return drawn(username)
      const isOfNow = head.askedFor === head.username
      if (!isOfNow || isDue(Number(head.askAgainAt))) later(head)
      return (isOfNow && head.picture) || drawn(head.username)
    },

    /** Waits for what is under way, which is told to end. */
    async close(): Promise<void> {
      waiting.clear()
      stop.abort()
      await Promise.all(asking.values())
    },
  }

  /** Also what a clock that ran ahead put off for longer than is ever meant. */
  function isDue(askAgainAt: number): boolean {
    const time = now().getTime()
    return askAgainAt <= time || askAgainAt > time + DAY_MS
  }

  function later(head: Head) {
    const isAway = Math.abs(now().getTime() - failedAt) < QUIET_MS
    if (stop.signal.aborted || isAway || asking.has(head.userId) || waiting.size >= WAITING_MAX) return
    waiting.set(head.userId, head)
    askNext()
  }

  function askNext() {
    for (const [userId, head] of waiting) {
      if (asking.size >= AT_ONCE) return
      waiting.delete(userId)
      const work = refresh(head)
        .catch((err: unknown) => log.error({ err }, 'the head of a player could not be kept'))
        .then(() => {
          asking.delete(userId)
          askNext()
        })
      asking.set(userId, work)
    }
  }

  async function refresh(head: Head) {
    const time = now().getTime()
    const due = { by: time, latest: time + DAY_MS }
    if (!(await heads.claim(head, due, time + TRY_AGAIN_MS))) return
    try {
      const picture = await fetchAvatar(head.username, stop.signal)
      await heads.keep(head, picture, now().getTime() + DAY_MS)
    } catch (err) {
      if (stop.signal.aborted) return
      waiting.clear()
      failedAt = now().getTime()
      log.warn({ err }, 'the avatar service cannot be asked; heads are drawn here')
    }
  }
}

const drawn = (username: string): ShownHead => ({
  type: 'image/svg+xml',
  bytes: Buffer.from(drawHead(username)),
})
