import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type NewsChange,
  type NewsDraft,
  newsEndpoints,
  type StaffNewsItem,
} from '#shared/contract/content/news.ts'
import { call } from '#web/api/client.ts'
import { newsQueries } from '#web/features/content/news/news.queries.ts'
import { adminNewsQueries } from './admin-news.queries.ts'

/** Lists of staff and of players are asked for anew. */
function forgetLists(client: QueryClient) {
  void client.invalidateQueries({ queryKey: adminNewsQueries.lists() })
  void client.invalidateQueries({ queryKey: newsQueries.all })
}

function keepItem(client: QueryClient, item: StaffNewsItem) {
  client.setQueryData(adminNewsQueries.item(item.id).queryKey, item)
  forgetLists(client)
}

export function useCreateNews() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewsDraft) => call(newsEndpoints.create, { body }),
    onSuccess: (item) => keepItem(client, item),
  })
}

export function useUpdateNews() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: NewsChange & { id: number }) =>
      call(newsEndpoints.update, { params: { id: String(id) }, body }),
    onSuccess: (item) => keepItem(client, item),
  })
}

/** Asks for the lists anew. */
export function useRefreshNewsLists() {
  const client = useQueryClient()
  return () => forgetLists(client)
}

/** The item as it stands at the server now, whatever is remembered of it. */
export function useRefetchNewsItem() {
  const client = useQueryClient()
  return (id: number) => client.fetchQuery({ ...adminNewsQueries.item(id), staleTime: 0 })
}

export function useRemoveNews() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(newsEndpoints.remove, { params: { id: String(id) } }),
    onSuccess: () => forgetLists(client),
  })
}

export function useRestoreNews() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(newsEndpoints.restore, { params: { id: String(id) } }),
    onSuccess: (item) => keepItem(client, item),
  })
}
