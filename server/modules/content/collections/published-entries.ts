import { AppError } from '#server/lib/app-error.ts'
import { createReadOnce, type ReadOnce } from '#server/lib/concurrency/read-once.ts'
import { renderMarkdown } from '#server/lib/markdown.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { COLLECTION_LIST_MAX_BYTES } from '#shared/constants/collections.ts'
import type { Part, Parts } from '#shared/constants/parts.ts'
import {
  allCollections,
  type CollectionName,
  type CollectionNamed,
} from '#shared/contract/content/collections/all-collections.ts'
import type { Collection, EntryOf } from '#shared/contract/content/collections/collection.ts'
import {
  derivedOf,
  type EntryRow,
  missingIn,
  presentEntry,
} from '#shared/contract/content/collections/entries.ts'
import type { CollectionsStore } from './collections.store.ts'
import type { EntryCounts } from './entry-counts.ts'
import { collectionNamed } from './open-collections.ts'
import { fieldsIn, rowAsEntry } from './stored-entries.ts'

type EntryIn<Name extends CollectionName> = EntryOf<CollectionNamed<Name>>
type PublicEntry = ReturnType<typeof presentEntry>
type Measured = { row: EntryRow; entry: PublicEntry; bytes: number }

const isIn = (parts: Parts, part: Part | undefined) => part === undefined || parts[part]

/** An entry as if nothing stood in these fields. */
const without = (row: EntryRow, paths: readonly string[]): EntryRow => ({
  ...row,
  fields: Object.fromEntries(Object.entries(row.fields).filter(([path]) => !paths.includes(path))),
})

/** Whose entries say something of themselves. */
const DERIVED = allCollections.filter((collection: Collection) => collection.derive)

/** The entries as everybody reads them: asked of the database once for all who ask, until one is changed. */
export function createPublishedEntries({
  collections,
  counts,
  invalidation,
  now,
}: {
  collections: Pick<CollectionsStore, 'list' | 'listDelivered'>
  counts: Pick<EntryCounts, 'of'>
  invalidation: Pick<CacheInvalidationService, 'onInvalidate' | 'invalidate'>
  now: () => Date
}) {
  const known = new Map<string, ReadOnce<Measured[]>>()
  let lookedAt = now()
  invalidation.onInvalidate((topic) => {
    if (topic === 'collections') known.clear()
  })

  return {
    /** All whole entries of a collection, for services that tell them in their own way; nothing is derived of them. */
    async listAll<Name extends CollectionName>(name: Name) {
      const collection = collectionNamed(name)
      const all = await readOnce(collection)
      const whole = all.filter(({ row }) => missingIn(collection, row.fields).length === 0)
      return whole.map(({ entry }) => entry) as unknown as EntryIn<Name>[]
    },

    /** What releases deliver, also of what staff have changed or put away. */
    async listDelivered<Name extends CollectionName>(name: Name) {
      const collection = collectionNamed(name)
      const rows = await collections.listDelivered(name)
      return rows.map((row) => {
        const delivered = { ...rowAsEntry(row), isSample: true, fields: fieldsIn(row.seed ?? '{}') }
        return presentEntry(collection, delivered, renderMarkdown)
      }) as unknown as EntryIn<Name>[]
    },

    /**
     * As many entries of the parts that the site has as fit into a reply; those behind `after`, when it is given.
     * @throws {AppError} `not_found` when there is no such entry
     */
    async list(collection: Collection, parts: Parts, after?: number): Promise<PublicEntry[]> {
      const all = await readOnce(collection)
      const from = after === undefined ? 0 : all.findIndex(({ entry }) => entry.id === after) + 1
      if (after !== undefined && from === 0) throw new AppError('not_found')
      let bytes = 0
      const rest = all.slice(from).filter(({ row }) => isIn(parts, collection.partOf?.(row.fields)))
      const end = rest.findIndex((measured, index) => {
        bytes += measured.bytes
        return index > 0 && bytes > COLLECTION_LIST_MAX_BYTES
      })
      const at = now()
      const off = collection.wire.filter(({ field }) => !isIn(parts, field.part)).map(({ path }) => path)
      return rest.slice(0, end === -1 ? undefined : end).map(({ row, entry }) => ({
        ...(off.length > 0 ? presentEntry(collection, without(row, off), renderMarkdown) : entry),
        ...derivedOf(collection, row, at),
      }))
    },

    /** Tells the site of entries that have become something else since the last look, by the clock alone. Meant to be called every second. */
    async checkDue(): Promise<void> {
      const [since, at] = [lookedAt, now()]
      lookedAt = at
      for (const collection of DERIVED) {
        const told = (row: EntryRow, when: Date) => JSON.stringify(derivedOf(collection, row, when))
        if ((await readOnce(collection)).some(({ row }) => told(row, since) !== told(row, at)))
          return invalidation.invalidate('collections')
      }
    },
  }

  function readOnce(collection: Collection): Promise<Measured[]> {
    const { name } = collection
    const before = known.get(name)
    if (before) return before.read()
    const entries = createReadOnce(async () => {
      const counted = await counts.of(name)
      return (await collections.list(name)).map((row) => {
        const asEntry = rowAsEntry(row, counted)
        const entry = presentEntry(collection, asEntry, renderMarkdown)
        return { row: asEntry, entry, bytes: Buffer.byteLength(JSON.stringify(entry)) }
      })
    })
    known.set(name, entries)
    return entries.read()
  }
}
