import { queryOptions, useQuery } from '@tanstack/react-query'
import { staffProductEndpoints } from '#shared/contract/shop/products-staff.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminProductsQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'products', 'list'],
      queryFn: () => call(staffProductEndpoints.listForStaff, {}),
    }),
  options: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'products', 'options'],
      queryFn: () => call(staffProductEndpoints.options, {}),
    }),
}

export const useStaffProducts = () => useQuery(adminProductsQueries.list())
/** The servers and roles that actions can name. */
export const useActionTargets = () => useQuery(adminProductsQueries.options())
