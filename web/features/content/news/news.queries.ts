import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

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
}

export const useNewsPage = (page: number) => useQuery(newsQueries.page(page))
