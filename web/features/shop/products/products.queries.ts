import { queryOptions, useQuery } from '@tanstack/react-query'
import { productEndpoints } from '#shared/contract/shop/products.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const productQueries = {
  list: queryOptions({ queryKey: ['products', 'all'], ...endpointQuery(productEndpoints.list, {}) }),
  one: (key: string) =>
    queryOptions({
      queryKey: ['products', 'one', key],
      ...endpointQuery(productEndpoints.get, { params: { key } }),
    }),
}

export const useProducts = () => useQuery(productQueries.list)
