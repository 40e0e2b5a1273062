/** The collections by name, and by who may fill them. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import {
  allCollections,
  type CollectionName,
  findCollection,
} from '#shared/contract/content/collections/all-collections.ts'
import type { Collection, FlatEntry } from '#shared/contract/content/collections/collection.ts'
import { readEntry } from '#shared/contract/content/collections/entries.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { CollectionEntryRow } from './collections.store.ts'
import { fieldsIn } from './stored-entries.ts'

/** @throws {AppError} `not_found` where there is none of that name */
export function collectionNamed(name: string): Collection {
  const collection = findCollection(name)
  if (!collection) throw new AppError('not_found')
  return collection
}

/** @throws {AppError} `not_allowed` for whoever may not fill it */
export function openTo(name: string, { permissions }: CurrentUser): Collection {
  const collection = collectionNamed(name)
  if (!permissions.includes(collection.permission)) throw new AppError('not_allowed')
  return collection
}

/** What shows a collection: where it has pages of its own, menus may lead there. */
export const topicsOf = ({ standsAt }: Collection): ContentTopic[] =>
  standsAt === undefined ? ['collections'] : ['collections', 'pages', 'site']

export const allowedTo = ({ permissions }: CurrentUser): readonly Collection[] =>
  allCollections.filter(({ permission }) => permissions.includes(permission))

/** An entry for the wings below, by the paths of its fields. */
export const readForOthers = (name: CollectionName, row: CollectionEntryRow) => ({
  id: row.id,
  isSample: row.is_sample === 1,
  isDeleted: row.deleted_at !== null,
  values: readEntry(collectionNamed(name), fieldsIn(row.fields)) as FlatEntry,
})
