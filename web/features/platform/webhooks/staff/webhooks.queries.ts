import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { webhookEndpoints } from '#shared/contract/platform/webhooks.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const webhooksQueries = {
  all: () => [PRIVATE_KEY, 'webhooks'] as const,
  list: () =>
    queryOptions({
      queryKey: [...webhooksQueries.all(), 'list'],
      queryFn: () => call(webhookEndpoints.list, {}),
    }),
  deliveries: (page: number) =>
    queryOptions({
      queryKey: [...webhooksQueries.all(), 'deliveries', page],
      queryFn: () => call(webhookEndpoints.deliveries, { query: { page: String(page) } }),
      placeholderData: keepPreviousData,
    }),
}

export const useWebhooks = () => useQuery(webhooksQueries.list())
export const useDeliveries = (page: number) => useQuery(webhooksQueries.deliveries(page))
