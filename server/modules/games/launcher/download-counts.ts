/** Counts downloads in memory: a reply of one byte shall cost no write, and nobody's figures rise by asking again. */
import { LRUCache } from 'lru-cache'
import type { SentPart } from '#server/http/replies/send-file.ts'
import { atMost } from '#server/lib/concurrency/at-most.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How many downloads of a day are followed at the same time. */
const FOLLOWED_MAX = 50_000

export type DownloadCounts = ReturnType<typeof createDownloadCounts>
export function createDownloadCounts({
  add,
  now,
}: {
  /** Adds downloads to those of a release. */
  add: (releaseId: number, downloads: number) => Promise<void>
  now: () => Date
}) {
  /** Up to where each network has each file, without a gap. */
  const reached = new LRUCache<string, number>(atMost(FOLLOWED_MAX))
  let waiting = new Map<number, number>()
  const count = (releaseId: number, downloads: number) =>
    void waiting.set(releaseId, (waiting.get(releaseId) ?? 0) + downloads)

  return {
    /** Counts a file that came whole, in whatever parts, once for each network and day. */
    note(releaseId: number, file: string, { first, end, size, network }: SentPart): void {
      const key = `${Math.floor(now().getTime() / DAY_MS)} ${network} ${file}`
      const before = reached.get(key) ?? 0
      if (first > before || end <= before) return
      reached.set(key, end)
      if (end >= size) count(releaseId, 1)
    },

    /** Writes down what was counted since the last time. What cannot be written is kept for the next time. */
    async flush(): Promise<void> {
      const due = waiting
      waiting = new Map()
      try {
        for (const [releaseId, downloads] of due) {
          await add(releaseId, downloads)
          due.delete(releaseId)
        }
      } finally {
        for (const [releaseId, downloads] of due) count(releaseId, downloads)
      }
    },
  }
}
