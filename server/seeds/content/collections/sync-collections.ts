/** Brings the samples that come with a release into the collections; what staff have changed stays theirs. */
import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { raiseContentVersion } from '#server/db/raise-content-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { hashOf, storedText } from '#server/lib/stored-fields.ts'
import { allCollections } from '#shared/contract/content/collections/all-collections.ts'
import { DELIVERED_ENTRIES, type DeliveredEntries } from './delivered-entries.ts'

type Row = Pick<
  Selectable<Schema['collection_entries']>,
  'id' | 'collection' | 'position' | 'seed_key' | 'seed' | 'is_sample' | 'deleted_at' | 'version'
>

/**
 * Writes the samples that are new, changes those that nobody has edited, and tells what the release delivers beside those
 * that somebody has. Call it after `migrate`, inside the same `database.exclusive`.
 */
export async function syncCollections(
  database: Database,
  now: Date,
  delivered: DeliveredEntries = DELIVERED_ENTRIES,
): Promise<void> {
  const { query } = database
  const at = now.getTime()
  const rows: Row[] = await query
    .selectFrom('collection_entries')
    .select(['id', 'collection', 'position', 'seed_key', 'seed', 'is_sample', 'deleted_at', 'version'])
    .where('seed_key', 'is not', null)
    .execute()
  let changes = 0

  for (const { name } of allCollections) {
    const own = rows.filter(({ collection }) => collection === name)
    const samples = Object.entries(delivered[name] ?? {})
    // Where the operator has put the samples away, new ones are put away as well.
    const areShown = own.length === 0 || own.some((row) => row.is_sample === 1 && row.deleted_at === null)
    for (const [index, [key, sample]] of samples.entries()) {
      const text = storedText(sample)
      const row = own.find(({ seed_key }) => seed_key === key)
      if (row?.seed === text) continue
      changes += 1
      if (row) await follow(row, text)
      else await add(name, key, text, { position: index + 1, deleted_at: areShown ? null : at })
    }
    for (const row of own.filter(({ seed_key }) => !samples.some(([key]) => key === seed_key))) {
      changes += 1
      await leaveToStaff(row)
    }
  }
  // Before the first samples there was no page that shows any.
  if (changes > 0 && rows.length > 0) await raiseContentVersion(query, 'collections')

  async function add(
    collection: string,
    seed_key: string,
    text: string,
    place: { position: number; deleted_at: number | null },
  ) {
    const sample = { fields: text, seed: text, seed_hash: hashOf(text), is_sample: 1 }
    await query
      .insertInto('collection_entries')
      .values({ collection, seed_key, ...sample, ...place, created_at: at })
      .execute()
  }

  async function follow({ id, is_sample, version }: Row, text: string) {
    const sample = is_sample === 1 && { fields: text, seed_hash: hashOf(text), version: version + 1 }
    await query
      .updateTable('collection_entries')
      .set({ seed: text, ...sample })
      .where('id', '=', id)
      .execute()
  }

  /** What is delivered no longer goes, unless somebody made it theirs. */
  async function leaveToStaff({ id, is_sample }: Row) {
    if (is_sample === 1) await query.deleteFrom('collection_entries').where('id', '=', id).execute()
    else
      await query
        .updateTable('collection_entries')
        .set({ seed_key: null, seed: null, seed_hash: null })
        .where('id', '=', id)
        .execute()
  }
}
