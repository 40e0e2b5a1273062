import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { UPLOADS_PREFIX } from '#server/lib/uploaded-paths.ts'

export type CollectionEntryRow = Selectable<Schema['collection_entries']>
type NewEntry = Omit<Insertable<Schema['collection_entries']>, 'position'>

export type CollectionsStore = ReturnType<typeof createCollectionsStore>
export function createCollectionsStore(database: Database) {
  const kept = (collection: string) =>
    database.query
      .selectFrom('collection_entries')
      .where('collection', '=', collection)
      .where('deleted_at', 'is', null)

  return {
    list: (collection: string): Promise<CollectionEntryRow[]> =>
      kept(collection).selectAll().orderBy('position').orderBy('id').execute(),
    /** Those that a release delivered, deleted ones included. */
    listDelivered: (collection: string): Promise<CollectionEntryRow[]> =>
      database.query
        .selectFrom('collection_entries')
        .selectAll()
        .where('collection', '=', collection)
        .where('seed', 'is not', null)
        .orderBy('position')
        .execute(),
    /** Those that were deleted as well. */
    listWithDeleted: (collection: string): Promise<CollectionEntryRow[]> =>
      database.query
        .selectFrom('collection_entries')
        .selectAll()
        .where('collection', '=', collection)
        .execute(),
    /** One that nobody else changes, nor finds so, until the transaction around the caller ends. */
    findForChange(collection: string, id: number): Promise<CollectionEntryRow | undefined> {
      const found = kept(collection).selectAll().where('id', '=', id)
      // SQLite has one writer as it is.
      return (database.engine === 'sqlite' ? found : found.forUpdate()).executeTakeFirst()
    },
    async count(collection: string): Promise<number> {
      const { count } = await kept(collection)
        .select((entries) => entries.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    /** Those that show uploaded pictures, deleted ones included. */
    listWithUploads: (): Promise<CollectionEntryRow[]> =>
      database.query
        .selectFrom('collection_entries')
        .selectAll()
        .where('fields', 'like', `%${UPLOADS_PREFIX}%`)
        .execute(),
    /** How many entries there are of each kind, in every collection. */
    countAll: () =>
      database.query
        .selectFrom('collection_entries')
        .select((entries) => [
          'collection',
          'is_sample',
          entries.fn.countAll<number>().as('all'),
          entries.fn.count<number>('deleted_at').as('away'),
        ])
        .groupBy(['collection', 'is_sample'])
        .execute(),
    /** Adds an entry behind the others. */
    insert: (fields: NewEntry): Promise<CollectionEntryRow> =>
      database.query
        .insertInto('collection_entries')
        .values((entries) => ({
          ...fields,
          position: entries
            .selectFrom('collection_entries')
            .where('collection', '=', fields.collection)
            .select((row) => row.fn.coalesce(row(row.fn.max('position'), '+', 1), row.val(1)).as('next')),
        }))
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      id: number,
      fields: Updateable<Schema['collection_entries']>,
      version: number,
    ): Promise<CollectionEntryRow | undefined> =>
      saveVersion(database, 'collection_entries', id, fields, version)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** Notes that staff know this of what a release delivers in the place of their own. */
    noteSeed: (id: number, seed_hash: string): Promise<CollectionEntryRow> =>
      database.query
        .updateTable('collection_entries')
        .set({ seed_hash })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    async setPosition(id: number, position: number): Promise<void> {
      await database.query.updateTable('collection_entries').set({ position }).where('id', '=', id).execute()
    },
    /** Deletes an entry, or with null brings it back; undefined when it is so already. */
    setDeleted: (
      collection: string,
      id: number,
      at: number | null,
    ): Promise<CollectionEntryRow | undefined> =>
      database.query
        .updateTable('collection_entries')
        .set({ deleted_at: at })
        .where('collection', '=', collection)
        .where('id', '=', id)
        .where('deleted_at', at === null ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** The same for the samples of a collection; how many it were. */
    async setSamplesDeleted(collection: string, at: number | null): Promise<number> {
      const rows = await database.query
        .updateTable('collection_entries')
        .set({ deleted_at: at })
        .where('collection', '=', collection)
        .where('is_sample', '=', 1)
        .where('deleted_at', at === null ? 'is not' : 'is', null)
        .returning('id')
        .execute()
      return rows.length
    },
    /** What staff wrote goes for good; what began as a sample is that sample again, put away. */
    async removeDeletedBefore(time: number): Promise<void> {
      await database.query
        .updateTable('collection_entries')
        .set((entry) => ({ fields: entry.ref('seed').$notNull(), is_sample: 1, changed_at: null }))
        .where('is_sample', '=', 0)
        .where('seed', 'is not', null)
        .where('deleted_at', '<', time)
        .execute()
      await database.query
        .deleteFrom('collection_entries')
        .where('is_sample', '=', 0)
        .where('deleted_at', '<', time)
        .execute()
    },
  }
}
