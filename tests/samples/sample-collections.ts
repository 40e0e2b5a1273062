/** The collections as a new site answers with them. */
import { renderMarkdown } from '#server/lib/markdown.ts'
import { DELIVERED_ENTRIES } from '#server/seeds/content/collections/delivered-entries.ts'
import {
  allCollections,
  type CollectionName,
  type CollectionNamed,
} from '#shared/contract/content/collections/all-collections.ts'
import type { Collection, EntryOf } from '#shared/contract/content/collections/collection.ts'
import { derivedOf, presentEntry } from '#shared/contract/content/collections/entries.ts'

const samples = new Map(
  allCollections.map((collection: Collection) => [
    collection.name,
    Object.values<object>(DELIVERED_ENTRIES[collection.name as CollectionName] ?? {}).map((fields, index) => {
      const row = { id: index + 1, isSample: true, version: 1, fields: { ...fields } }
      return { ...presentEntry(collection, row, renderMarkdown), ...derivedOf(collection, row, new Date()) }
    }),
  ]),
)

export const sampleCollection = <Name extends CollectionName>(name: Name) =>
  samples.get(name) as unknown as EntryOf<CollectionNamed<Name>>[]

export const sampleCollectionNames = [...samples.keys()] as CollectionName[]

/** What the call at a path of the API answers; undefined where it asks for no collection. */
export const sampleCollectionAt = (path: string): readonly object[] | undefined =>
  samples.get(/^\/api\/collections\/([\w-]+)$/.exec(path)?.[1] ?? '')
