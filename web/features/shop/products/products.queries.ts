import { queryOptions, useQuery } from '@tanstack/react-query'
import { productEndpoints } from '#shared/contract/shop/products.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const productQueries = {
  list: queryOptions({ queryKey: ['products'], ...endpointQuery(productEndpoints.list, {}) }),
}

export const useProducts = () => useQuery(productQueries.list)
