import { uploadedPathsIn } from '#server/lib/uploaded-paths.ts'
import type { ImageUse } from '#server/modules/platform/images/images.service.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { findCollection } from '#shared/contract/content/collections/all-collections.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { nameOf, readEntry } from '#shared/contract/content/collections/entries.ts'
import type { CollectionEntryRow } from './collections.store.ts'
import { fieldsIn } from './stored-entries.ts'

/** The uploaded pictures that an entry shows. */
export function imagesOfEntry({ id, collection: name, fields, deleted_at }: CollectionEntryRow): ImageUse[] {
  const collection = findCollection(name)
  if (!collection) return []
  const values = readEntry(collection, fieldsIn(fields))
  return uploadedPathsIn(fields).map((path) => ({
    path,
    title_ru: `${collection.title.ru}: ${nameOf(collection, values, 'ru')}`,
    title_en: `${collection.title.en}: ${nameOf(collection, values, 'en')}`,
    // What was deleted has no editor until it is restored.
    url: deleted_at === null ? hrefOf(addresses.adminEntry, { name, id }) : null,
  }))
}

/** What stands in the fields that may show pictures, by their names. */
export function picturesOf({ wire }: Collection, values: Readonly<Record<string, unknown>>) {
  const pictures = wire.filter(({ field }) => field.kind === 'picture' || field.kind === 'markdown')
  return Object.fromEntries(pictures.map(({ path }) => [path, values[path]]))
}
