import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CollectionName, CollectionNamed } from '#shared/contract/content/collections/all-collections.ts'
import type { EntryOf } from '#shared/contract/content/collections/collection.ts'
import { collectionEndpoints } from '#shared/contract/content/collections.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export type EntryIn<Name extends CollectionName> = EntryOf<CollectionNamed<Name>>

/** They come with the page, which is made anew whenever they change. */
const FRESH_MS = 15 * 60_000

/** The entries of a collection, as pages show them. What their fields are the server has made sure of. */
export const collectionQuery = <Name extends CollectionName>(name: Name) =>
  queryOptions({
    queryKey: ['collections', name] as const,
    ...endpointQuery(
      collectionEndpoints.list,
      { params: { name }, query: {} },
      (entries) => entries as unknown as EntryIn<Name>[],
    ),
    staleTime: FRESH_MS,
  })

export const useCollection = <Name extends CollectionName>(name: Name) => useQuery(collectionQuery(name))
