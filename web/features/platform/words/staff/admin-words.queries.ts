import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { wordEndpoints } from '#shared/contract/platform/words.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const wordsKey = [PRIVATE_KEY, 'words']

const search = (text: string) =>
  queryOptions({
    queryKey: [...wordsKey, text],
    queryFn: () => call(wordEndpoints.list, { query: text ? { search: text } : {} }),
    placeholderData: keepPreviousData,
  })

/** The words in which a text is found; those of the search before while they are awaited. */
export const useWords = (text: string) => useQuery(search(text))
