import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

/** A change of something that stands in a list. After a refusal the list is asked for anew: it may be why. */
export function useListMutation<Request, Reply>(
  listKey: QueryKey,
  mutationFn: (request: Request) => Promise<Reply>,
  keep: (client: QueryClient, reply: Reply, request: Request) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (reply, request) => keep(client, reply, request),
    onError: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** A list with what was saved in its place or, where that is new, at one end; none as long as there is none. */
export function withSaved<Item extends { id: number }>(
  list: Item[] | undefined,
  saved: Item,
  newAt: 'first' | 'last' = 'last',
): Item[] | undefined {
  if (list?.some(({ id }) => id === saved.id))
    return list.map((item) => (item.id === saved.id ? saved : item))
  return list && (newAt === 'first' ? [saved, ...list] : [...list, saved])
}

/** Asks for an item of a list as it is at the server now; null when it is gone. */
export function useRefetchItem<Item extends { id: number }, Key extends QueryKey>(
  list: UseQueryOptions<Item[], Error, Item[], Key>,
) {
  const client = useQueryClient()
  return async (id: number): Promise<Item | null> => {
    const items = await client.fetchQuery({ ...list, staleTime: 0 })
    return items.find((item) => item.id === id) ?? null
  }
}
