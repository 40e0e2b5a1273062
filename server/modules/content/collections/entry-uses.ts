/** What other nouns show of entries: none is removed from under them. */
import { AppError } from '#server/lib/app-error.ts'
import type { CollectionName } from '#shared/contract/content/collections/all-collections.ts'

/** What shows an entry, by name. */
type ListUses = (id: number) => Promise<readonly string[]>

export type EntryUses = ReturnType<typeof createEntryUses>
export function createEntryUses() {
  const users = new Map<string, ListUses>()
  return {
    /** Names what shows the entries of a collection. */
    enlist: (collection: CollectionName, listUses: ListUses) => void users.set(collection, listUses),

    /** @throws {AppError} `entry_in_use`, which names what shows it */
    async assertUnused(collection: string, id: number): Promise<void> {
      const names = ((await users.get(collection)?.(id)) ?? []).join(', ')
      if (names !== '') throw new AppError('entry_in_use', { details: { ru: `${names}.`, en: `${names}.` } })
    },
  }
}
