/** What other nouns count for entries, such as those registered for a tournament. */
import type { CollectionName } from '#shared/contract/content/collections/all-collections.ts'

type ReadCounts = () => Promise<ReadonlyMap<number, number>>

const NONE: ReadonlyMap<number, number> = new Map()

export type EntryCounts = ReturnType<typeof createEntryCounts>
export function createEntryCounts() {
  const readers = new Map<string, ReadCounts>()
  return {
    /** Says how many of something there are for the entries of a collection, by id. */
    enlist: (collection: CollectionName, read: ReadCounts) => void readers.set(collection, read),
    of: async (collection: string): Promise<ReadonlyMap<number, number>> =>
      (await readers.get(collection)?.()) ?? NONE,
  }
}
