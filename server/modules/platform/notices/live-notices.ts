/** Tells open pages how many notices are unread: at once, and within a second of what any process changes. */
import { setImmediate } from 'node:timers/promises'
import type { NoticesService } from './notices.service.ts'
import type { NoticesStore } from './notices.store.ts'

/** A change is kept a while after the time it bears, and the clocks of two machines differ. */
const LOOK_BACK_MS = 15_000
/** So many are counted before others have their turn. */
const COUNTED_AT_ONCE = 10

type Tell = (unread: number) => void

export type LiveNotices = ReturnType<typeof createLiveNotices>
export function createLiveNotices({
  notices,
  countUnread,
  now,
  log,
}: {
  notices: Pick<NoticesStore, 'listChanges'>
  countUnread: NoticesService['countUnread']
  now: () => Date
  log: { error(details: object, message: string): void }
}) {
  const followers = new Map<number, Set<Tell>>()
  let known = new Set<string>()

  async function count(userId: number): Promise<void> {
    const unread = await countUnread(userId)
    for (const tell of followers.get(userId) ?? []) tell(unread)
  }

  return {
    /** Tells how many it is now, and from now on whenever that may have changed; call what it returns to stop. */
    follow(userId: number, tell: Tell): () => void {
      const own = followers.get(userId) ?? new Set()
      followers.set(userId, own.add(tell))
      count(userId).catch((err: unknown) => log.error({ err }, 'unread notices could not be counted'))
      return () => {
        own.delete(tell)
        if (own.size === 0 && followers.get(userId) === own) followers.delete(userId)
      }
    },

    /** Looks for what has changed, here and in other processes. Meant to be called every second. */
    async check(): Promise<void> {
      if (followers.size === 0) return known.clear()
      const changes = await notices.listChanges(now().getTime() - LOOK_BACK_MS)
      const fresh = changes.filter(({ key }) => !known.has(key))
      const concerned = fresh.some(({ userId }) => userId === null)
        ? [...followers.keys()]
        : [...new Set(fresh.flatMap(({ userId }) => (userId === null ? [] : [userId])))]
      let counted = 0
      for (const userId of concerned.filter((each) => followers.has(each))) {
        await count(userId)
        if (++counted % COUNTED_AT_ONCE === 0) await setImmediate()
      }
      known = new Set(changes.map(({ key }) => key))
    },
  }
}
