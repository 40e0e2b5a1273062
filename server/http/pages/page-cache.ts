/** Keeps rendered pages: each rendered once however many ask, renewed in the background, dropped when their content changes. */
import type { ContentTopic } from '#shared/contract/endpoint.ts'

/** A page older than this is still served, while a new one is rendered behind it. */
const FRESH_MS = 60_000
/** After so long it has to be new: what changes by the minute, such as counts of players, drops no page. */
const LASTS_MS = 10 * 60_000
/** What the pages of addresses with parameters may weigh together. */
const BOUND_BYTES = 16 * 1024 * 1024

/** What was made for a key: to be kept, or only for who asked. */
export type Made<T> = { value: T; kept: { topics: readonly ContentTopic[]; bytes: number } | null }

type Entry<T> = { value: T; topics: readonly ContentTopic[]; bytes: number; renderedAt: number }

export type PageCache<T> = {
  /**
   * The page at once when there is one, else the promise of its one rendering, however many ask. `isBounded`: there is no
   * end of such keys, and those that were not asked for the longest go first. `isFresh`: whoever makes something else of it
   * that is kept as long waits for a new one.
   */
  get(
    key: string,
    make: () => Promise<Made<T>>,
    options?: { isBounded?: boolean; isFresh?: boolean },
  ): T | Promise<T>
  /** Forgets the pages that show content of `topic`. */
  drop(topic: ContentTopic): void
}

export function createPageCache<T>(options: {
  now: () => number
  onError: (error: unknown) => void
  boundBytes?: number
}): PageCache<T> {
  const { now, onError, boundBytes = BOUND_BYTES } = options
  const lasting = new Map<string, Entry<T>>()
  /** Longest unused first. */
  const bounded = new Map<string, Entry<T>>()
  const rendering = new Map<string, Promise<T>>()
  let bytes = 0

  function forget(key: string): void {
    lasting.delete(key)
    bytes -= bounded.get(key)?.bytes ?? 0
    bounded.delete(key)
  }

  function keep(key: string, entry: Entry<T>, isBounded: boolean): void {
    forget(key)
    if (!isBounded) {
      lasting.set(key, entry)
      return
    }
    bounded.set(key, entry)
    bytes += entry.bytes
    for (const oldest of bounded.keys()) {
      if (bytes <= boundBytes) return
      forget(oldest)
    }
  }

  function render(key: string, make: () => Promise<Made<T>>, isBounded: boolean): Promise<T> {
    const current = rendering.get(key)
    if (current) return current
    const promise = make().then(
      ({ value, kept }) => {
        // Content that changed meanwhile may be on the page as it was before: then it is not kept.
        if (rendering.get(key) === promise) {
          rendering.delete(key)
          if (kept) keep(key, { value, ...kept, renderedAt: now() }, isBounded)
          else forget(key)
        }
        return value
      },
      (error) => {
        if (rendering.get(key) === promise) rendering.delete(key)
        throw error
      },
    )
    rendering.set(key, promise)
    return promise
  }

  return {
    get(key, make, { isBounded = false, isFresh = false } = {}) {
      const entry = isBounded ? bounded.get(key) : lasting.get(key)
      if (!entry) return render(key, make, isBounded)
      if (isBounded) {
        bounded.delete(key)
        bounded.set(key, entry)
      }
      // Also of a clock that ran ahead.
      const age = Math.abs(now() - entry.renderedAt)
      if (age <= FRESH_MS) return entry.value
      const renewed = render(key, make, isBounded).catch((error) => {
        onError(error)
        return entry.value
      })
      return isFresh || age > LASTS_MS ? renewed : entry.value
    },
    drop(topic) {
      for (const kept of [lasting, bounded])
        for (const [key, { topics }] of kept) if (topics.includes(topic)) forget(key)
      // What a page shows is known once it is rendered: until then it may show this.
      rendering.clear()
    },
  }
}
