import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { collectionEndpoints } from '#shared/contract/content/collections.ts'
import { type StaffEntry, staffCollectionEndpoints } from '#shared/contract/content/collections-staff.ts'
import { call } from '#web/api/client.ts'
import { queriesOfTopic } from '#web/api/queries-of-topic.ts'
import { useListMutation, useRefetchItem, withSaved } from '#web/editing/list-mutations.ts'
import { useReorder } from '#web/editing/ordering/use-reorder.ts'
import { newsQueries } from '#web/features/content/news/news.queries.ts'
import { adminNewsQueries } from '#web/features/content/news/staff/admin-news.queries.ts'
import { pendingKey } from '#web/features/platform/pending/staff/pending.queries.ts'
import { adminCollectionsQueries } from './admin-collections.queries.ts'

const keyOf = (name: string) => adminCollectionsQueries.list(name).queryKey
const overviewKey = adminCollectionsQueries.overview().queryKey

/** Counts, what waits, and what everybody sees, are asked for anew. */
function forgetOthers(client: QueryClient) {
  void client.invalidateQueries({ queryKey: pendingKey })
  void client.invalidateQueries({ queryKey: overviewKey, exact: true })
  void client.invalidateQueries(queriesOfTopic(collectionEndpoints.list))
}

function keepEntry(client: QueryClient, name: string, saved: StaffEntry) {
  client.setQueryData(keyOf(name), (list) => withSaved(list, saved))
  forgetOthers(client)
}

type Draft = Record<string, unknown>

export const useCreateEntry = (name: string) =>
  useListMutation(
    keyOf(name),
    (body: Draft) => call(staffCollectionEndpoints.create, { params: { name }, body }),
    (client, saved) => keepEntry(client, name, saved),
  )

export const useUpdateEntry = (name: string) =>
  useListMutation(
    keyOf(name),
    ({ id, ...body }: Draft & { id: number }) =>
      call(staffCollectionEndpoints.update, { params: { name, id: String(id) }, body }),
    (client, saved) => keepEntry(client, name, saved),
  )

export const useRemoveEntry = (name: string) =>
  useListMutation(
    keyOf(name),
    (id: number) => call(staffCollectionEndpoints.remove, { params: { name, id: String(id) } }),
    (client, _, id) => {
      client.setQueryData(keyOf(name), (list) => list?.filter((entry) => entry.id !== id))
      forgetOthers(client)
    },
  )

/** It comes back to the place where it stood, so the list is asked for anew. */
export const useRestoreEntry = (name: string) =>
  useListMutation(
    keyOf(name),
    (id: number) => call(staffCollectionEndpoints.restore, { params: { name, id: String(id) } }),
    (client) => {
      void client.invalidateQueries({ queryKey: keyOf(name) })
      forgetOthers(client)
    },
  )

/** Shows the new order at once; of several moves in a row each waits for the one before. */
export function useReorderEntries(name: string) {
  const client = useQueryClient()
  return useReorder(
    keyOf(name),
    (body) => call(staffCollectionEndpoints.setOrder, { params: { name }, body }),
    () => forgetOthers(client),
  )
}

/** Puts samples away or brings them back: those of one collection, or of all without a name. */
export function useSetSamples() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string | null; areShown: boolean }) =>
      call(staffCollectionEndpoints.setSamples, { body }),
    onSuccess: (overview) => {
      client.setQueryData(overviewKey, overview)
      void client.invalidateQueries({
        queryKey: overviewKey,
        predicate: ({ queryKey }) => queryKey.length > 2,
      })
      void client.invalidateQueries(queriesOfTopic(collectionEndpoints.list))
      // The first news is a sample as well.
      void client.invalidateQueries({ queryKey: adminNewsQueries.lists() })
      void client.invalidateQueries({ queryKey: newsQueries.all })
    },
    onError: () => void client.invalidateQueries({ queryKey: overviewKey }),
  })
}

/** One entry as it is at the server now; null when it is gone. */
export const useRefetchEntry = (name: string) => useRefetchItem(adminCollectionsQueries.list(name))
