import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** What is written is its writer's own, and another text with the next letter. */
const FORGOTTEN_AFTER_MS = 5_000

const renderedText = (description: string) =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'rendered text', description],
    queryFn: async () => (await call(newsEndpoints.preview, { body: { description } })).html,
    placeholderData: keepPreviousData,
    gcTime: FORGOTTEN_AFTER_MS,
  })

/** The HTML that a text in Markdown is published as. */
export const useRenderedText = (markdown: string) =>
  useQuery({ ...renderedText(markdown), enabled: markdown !== '' })
