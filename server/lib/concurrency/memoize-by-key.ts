import { LRUCache } from 'lru-cache'
import { atMost } from './at-most.ts'

/**
 * What takes a while to find out of each of many things: once for all who ask within `ms`, by its key. Of more than `entries` those
 * that were not asked for the longest go. A failure is kept for nobody who asks later.
 */
export function memoizeByKey<Value>({ ms, entries, now }: { ms: number; entries: number; now: () => Date }) {
  const kept = new LRUCache<string, { at: number; value: Promise<Value> }>(atMost(entries))
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const time = now().getTime()
    const known = kept.get(key)
    if (known && Math.abs(time - known.at) < ms) return known.value
    const value = make()
    kept.set(key, { at: time, value })
    value.catch(() => {
      if (kept.peek(key)?.value === value) kept.delete(key)
    })
    return value
  }
}
