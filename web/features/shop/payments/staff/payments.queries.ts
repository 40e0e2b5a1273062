import { queryOptions, useQuery } from '@tanstack/react-query'
import { paymentConnectionEndpoints } from '#shared/contract/shop/payment-connections.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const paymentsQueries = {
  connections: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'payment-connections'],
      queryFn: () => call(paymentConnectionEndpoints.list, {}),
    }),
}

export const usePaymentConnections = () => useQuery(paymentsQueries.connections())
