/** An entry between its row and what is told of it. */
import { hashOf } from '#server/lib/stored-fields.ts'
import type { Collection, FlatEntry } from '#shared/contract/content/collections/collection.ts'
import {
  type EntryRow,
  nameOf,
  presentForStaff,
  readEntry,
} from '#shared/contract/content/collections/entries.ts'
import { nested } from '#shared/contract/content/collections/wire-fields.ts'
import { NAME_FIELD } from '#shared/contract/content/collections.audit.texts.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import type { CollectionEntryRow } from './collections.store.ts'

export const fieldsIn = (text: string) => JSON.parse(text) as FlatEntry

export function rowAsEntry(
  { id, is_sample, version, fields }: CollectionEntryRow,
  counts?: ReadonlyMap<number, number>,
): EntryRow {
  return { id, isSample: is_sample === 1, version, fields: fieldsIn(fields), counted: counts?.get(id) }
}

/** With what the release delivers, where staff changed the entry before the release did. */
export function shownToStaff(
  collection: Collection,
  row: CollectionEntryRow,
  now: Date,
  counts: ReadonlyMap<number, number>,
): StaffEntry {
  const { seed, seed_hash } = row
  const isNews = row.is_sample === 0 && seed !== null && hashOf(seed) !== seed_hash
  return {
    ...presentForStaff(collection, rowAsEntry(row, counts), now),
    delivered: isNews ? nested(readEntry(collection, fieldsIn(seed))) : null,
  }
}

/** What the log keeps of an entry. */
export const snapshotOf = (collection: Collection) => (row: CollectionEntryRow) => {
  const values = readEntry(collection, fieldsIn(row.fields))
  return { [NAME_FIELD]: nameOf(collection, values, 'ru'), ...values }
}
