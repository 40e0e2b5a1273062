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
  /** Dropped with the list. */
  removed: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'products', 'list', 'removed'],
      queryFn: () => call(staffProductEndpoints.listRemoved, {}),
    }),
  options: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'products', 'options'],
      queryFn: () => call(staffProductEndpoints.options, {}),
    }),
}

export const useStaffProducts = () => useQuery(adminProductsQueries.list())
export const useRemovedProducts = () => useQuery(adminProductsQueries.removed())
/** The servers and roles that actions can name. */
export const useActionTargets = () => useQuery(adminProductsQueries.options())
