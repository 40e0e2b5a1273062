import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#shared/contract/fields.ts'

/** Puts a list into another order, on the screen at once, one change after the other; a refused one is asked for anew. */
export function useReorder(
  listKey: QueryKey,
  send: (order: Order) => Promise<unknown>,
  onSuccess: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `order of ${listKey.join(' ')}` },
    mutationFn: send,
    onMutate: async ({ ids }: Order) => {
      await client.cancelQueries({ queryKey: listKey })
      client.setQueryData<{ id: number }[]>(listKey, (list) =>
        list?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      )
    },
    onSuccess,
    onError: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}
