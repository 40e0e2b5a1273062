import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { type LatestNews, newsEndpoints } from '#shared/contract/content/news.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { endpointQuery, topicOf } from '#web/api/endpoint-query.ts'

/** The newest item, or null when nothing was published yet. */
async function findLatest(language: Language): Promise<LatestNews | null> {
  try {
    return await call(newsEndpoints.latest, { query: { lang: language } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

export const newsQueries = {
  all: ['news'],
  page: (page: number) =>
    queryOptions({
      queryKey: ['news', 'page', page],
      ...endpointQuery(newsEndpoints.excerpts, { query: { page: String(page) } }),
      placeholderData: keepPreviousData,
    }),
  story: (id: number) =>
    queryOptions({
      queryKey: ['news', 'story', id],
      ...endpointQuery(newsEndpoints.story, { params: { id: String(id) } }),
    }),
  latest: (language: Language) =>
    queryOptions({
      queryKey: ['news', 'latest', language],
      queryFn: () => findLatest(language),
      meta: topicOf(newsEndpoints.latest),
    }),
}

export const useNewsPage = (page: number) => useQuery(newsQueries.page(page))
export const useLatestNews = (language: Language) => useQuery(newsQueries.latest(language))
