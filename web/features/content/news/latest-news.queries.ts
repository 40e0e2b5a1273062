import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { type LatestNews, latestNewsEndpoints } from '#shared/contract/content/latest-news.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { topicOf } from '#web/api/endpoint-query.ts'

/** The newest item, or null when nothing was published yet. */
async function findLatest(language: Language): Promise<LatestNews | null> {
  try {
    return await call(latestNewsEndpoints.latest, { query: { lang: language } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

export const latestNewsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['news', 'latest', language],
    queryFn: () => findLatest(language),
    meta: topicOf(latestNewsEndpoints.latest),
  })

export const useLatestNews = (language: Language) => useQuery(latestNewsQuery(language))
