import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type WordChange, wordEndpoints } from '#shared/contract/platform/words.ts'
import { call } from '#web/api/client.ts'
import { wordsKey } from './admin-words.queries.ts'

/** Saves words; every page that is loaded from now on reads so. */
export function useUpdateWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: WordChange & { key: string }) =>
      call(wordEndpoints.update, { params: { key }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: wordsKey }),
  })
}

export function usePutBackWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => call(wordEndpoints.putBack, { params: { key } }),
    onSettled: () => client.invalidateQueries({ queryKey: wordsKey }),
  })
}

/** A word as it is at the server now; null when it is there no more. */
export async function refetchWord(key: string) {
  const { data } = await call(wordEndpoints.list, { query: { search: key } })
  return data.find((word) => word.key === key) ?? null
}
