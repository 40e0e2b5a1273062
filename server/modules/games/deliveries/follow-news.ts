import type { ClaimNewsStore } from './claim-news.store.ts'
import type { WaitingClaims } from './waiting-claims.ts'

/** How many numbers of steps are remembered as seen: more than are ever looked at. */
const SEEN_MAX = 10_000

/** Wakes agents that wait for what other processes wrote down, and for what its time makes due: one look for all of them. */
export function createFollowNews({
  news,
  waiting,
  now,
}: {
  news: ClaimNewsStore
  waiting: WaitingClaims
  now: () => Date
}): () => Promise<void> {
  let newest = 0
  let seen = new Set<number>()
  let lookedAt = now().getTime()

  /** Meant to be called every second. */
  return async () => {
    const since = lookedAt
    lookedAt = now().getTime()
    if (!waiting.isAnybodyThere()) return
    const keyIds = waiting.keyIds()
    const kept = new Set(await news.listKeys(keyIds))
    waiting.endKeys(new Set(keyIds.filter((keyId) => !kept.has(keyId))))
    const steps = await news.listSteps(newest)
    const fresh = steps.filter(({ id }) => !seen.has(id))
    newest = Math.max(newest, steps[0]?.id ?? 0)
    seen = new Set([...steps.map(({ id }) => id), ...seen].slice(0, SEEN_MAX))
    const due = await news.listDue(since, lookedAt)
    const concerned = new Set([...fresh.map(({ game_server_id }) => game_server_id), ...due])
    if (concerned.size > 0) waiting.wake(concerned)
  }
}
