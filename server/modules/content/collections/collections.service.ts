import { AppError } from '#server/lib/app-error.ts'
import { assertOrder } from '#server/lib/assert-order.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { hashOf, storedText } from '#server/lib/stored-fields.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ImagesService } from '#server/modules/platform/images/images.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { COLLECTION_ENTRIES_MAX } from '#shared/constants/collections.ts'
import { DELETED_KEPT_MS } from '#shared/constants/content-limits.ts'
import type { Parts } from '#shared/constants/parts.ts'
import { allCollections } from '#shared/contract/content/collections/all-collections.ts'
import type { Collection, FlatEntry } from '#shared/contract/content/collections/collection.ts'
import { readEntry } from '#shared/contract/content/collections/entries.ts'
import { collectionAuditOf } from '#shared/contract/content/collections.audit.texts.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import type { Order } from '#shared/contract/fields.ts'
import { assertComplete, assertUnique } from './assert-sound.ts'
import type { CollectionEntryRow, CollectionsStore } from './collections.store.ts'
import type { EntryCounts } from './entry-counts.ts'
import { imagesOfEntry, picturesOf } from './entry-images.ts'
import type { EntryUses } from './entry-uses.ts'
import { collectionNamed, openTo, topicsOf } from './open-collections.ts'
import { createPublishedEntries } from './published-entries.ts'
import { fieldsIn, shownToStaff, snapshotOf } from './stored-entries.ts'

/** What is counted, sorted, or has an address of its own is changed by one after another. */
const IN_TURN = { inTurn: 'collections' } as const

export type CollectionsService = ReturnType<typeof createCollectionsService>
export function createCollectionsService({
  collections,
  parts,
  audit,
  versioned,
  invalidation,
  images,
  uses,
  counts,
  now,
}: {
  collections: CollectionsStore
  counts: Pick<EntryCounts, 'of'>
  uses: Pick<EntryUses, 'assertUnused'>
  /** Which parts the site has now. */
  parts: () => Promise<Parts>
  audit: Pick<AuditService, 'record'>
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  images: Pick<ImagesService, 'assertKept' | 'enlist'>
  now: () => Date
}) {
  const changesOf = new Map(
    allCollections.map((collection) => [
      collection.name as string,
      versioned.of(collectionAuditOf(collection), snapshotOf(collection)),
    ]),
  )
  const published = createPublishedEntries({ collections, counts, invalidation, now })
  const allShown = async (collection: Collection, rows: readonly CollectionEntryRow[]) => {
    const counted = await counts.of(collection.name)
    return rows.map((row) => shownToStaff(collection, row, now(), counted))
  }
  const shown = async (collection: Collection, row: CollectionEntryRow) =>
    shownToStaff(collection, row, now(), await counts.of(collection.name))
  images.enlist({
    topics: [],
    listUses: async () => (await collections.listWithUploads()).flatMap(imagesOfEntry),
  })

  return {
    /** The entries of a collection as everybody reads them, those behind `after`. */
    async list(name: string, after?: number) {
      const collection = collectionNamed(name)
      return published.list(collection, await parts(), after)
    },

    listAll: published.listAll,
    listDelivered: published.listDelivered,

    /** What may be written in an entry of a collection that one may fill. */
    openTo: (name: string, actor: CurrentUser): Collection => openTo(name, actor),

    async listForStaff(name: string, actor: CurrentUser): Promise<StaffEntry[]> {
      const collection = openTo(name, actor)
      return allShown(collection, await collections.list(name))
    },

    create: (name: string, draft: FlatEntry, actor: CurrentUser): Promise<StaffEntry> => {
      const collection = openTo(name, actor)
      return invalidation.change(
        topicsOf(collection),
        async () => {
          await assertRoom(name)
          const entry = readEntry(collection, draft)
          assertComplete(collection, entry)
          await images.assertKept(picturesOf(collection, entry))
          await assertAlone(collection, entry)
          const row = await collections.insert({
            collection: name,
            fields: storedText(entry),
            created_at: now().getTime(),
          })
          await changesIn(name).record('create', actor, null, row)
          return shown(collection, row)
        },
        IN_TURN,
      )
    },

    /** What staff have changed is no sample any more. */
    update: (
      name: string,
      id: number,
      { version, ...change }: { version: number | undefined } & Record<string, unknown>,
      actor: CurrentUser,
    ): Promise<StaffEntry> => {
      const collection = openTo(name, actor)
      return invalidation.change(
        topicsOf(collection),
        async () => {
          const row = await changesIn(name).update(actor, {
            read: () => getForChange(name, id),
            version,
            edit: ({ fields }) => {
              const [before, after] = [fieldsIn(fields), { ...fieldsIn(fields), ...change }]
              const isSame =
                storedText(readEntry(collection, before)) === storedText(readEntry(collection, after))
              return isSame ? { fields } : { fields: storedText(after) }
            },
            save: async ({ fields }, before) => {
              const entry = readEntry(collection, fieldsIn(fields ?? '{}'))
              const counted = (await counts.of(name)).get(id) ?? 0
              assertComplete(collection, entry, { before: fieldsIn(before.fields), counted })
              await assertAlone(collection, entry, before)
              await images.assertKept(picturesOf(collection, change))
              const kept = { fields, is_sample: 0, changed_at: now().getTime() }
              return collections.update(id, kept, before.version)
            },
          })
          // Also of whoever saved it as it was.
          const known = row.seed === null ? row : await collections.noteSeed(id, hashOf(row.seed))
          return shown(collection, known)
        },
        IN_TURN,
      )
    },

    remove: (name: string, id: number, actor: CurrentUser): Promise<void> => {
      const collection = openTo(name, actor)
      return invalidation.change(topicsOf(collection), async () => {
        await uses.assertUnused(name, id)
        const before = await collections.setDeleted(name, id, now().getTime())
        if (!before) throw new AppError('not_found')
        await changesIn(name).record('delete', actor, before, null)
      })
    },

    restore: (name: string, id: number, actor: CurrentUser): Promise<StaffEntry> => {
      const collection = openTo(name, actor)
      return invalidation.change(
        topicsOf(collection),
        async () => {
          await assertRoom(name)
          const after = await collections.setDeleted(name, id, null)
          if (!after) throw new AppError('not_found')
          await assertAlone(collection, readEntry(collection, fieldsIn(after.fields)), { id })
          await changesIn(name).record('restore', actor, null, after)
          return shown(collection, after)
        },
        IN_TURN,
      )
    },

    setOrder: (name: string, order: Order, actor: CurrentUser): Promise<StaffEntry[]> => {
      const collection = openTo(name, actor)
      const reordered = async () => {
        const before = await collections.list(name)
        assertOrder(before, order)
        for (const [index, id] of order.ids.entries()) {
          const moved = before.find((row) => row.id === id && row.position !== index + 1)
          if (moved) await collections.setPosition(id, index + 1)
        }
        const from = before.map(({ id }) => id)
        if (from.join() !== order.ids.join())
          await audit.record({
            noun: collectionAuditOf(collection),
            action: 'update',
            nounId: 0,
            actorId: actor.id,
            before: { order: from },
            after: { order: order.ids },
          })
        return allShown(collection, await collections.list(name))
      }
      return invalidation.change(topicsOf(collection), reordered, IN_TURN)
    },

    checkDue: published.checkDue,

    removeLongDeleted: () => collections.removeDeletedBefore(now().getTime() - DELETED_KEPT_MS),
  }

  function changesIn(name: string) {
    const changes = changesOf.get(name)
    if (!changes) throw new AppError('not_found')
    return changes
  }

  async function assertRoom(name: string): Promise<void> {
    if ((await collections.count(name)) >= COLLECTION_ENTRIES_MAX) throw new AppError('collection_full')
  }

  /** Of an entry that is there already: what it is called by may stay, whatever has come to its address since. */
  async function assertAlone(
    collection: Collection,
    entry: FlatEntry,
    own?: { id: number; fields?: string },
  ): Promise<void> {
    const others = (await collections.list(collection.name)).filter(({ id }) => id !== own?.id)
    assertUnique(
      collection,
      entry,
      others.map(({ fields }) => fieldsIn(fields)),
      own?.fields === undefined ? {} : fieldsIn(own.fields),
    )
  }

  /** Held until it is saved: what is counted for it stays so. */
  async function getForChange(name: string, id: number): Promise<CollectionEntryRow> {
    const row = await collections.findForChange(name, id)
    if (!row) throw new AppError('not_found')
    return row
  }
}
