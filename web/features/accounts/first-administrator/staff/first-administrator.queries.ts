import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type FirstAdministrator,
  firstAdministratorEndpoints,
} from '#shared/contract/accounts/first-administrator.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const firstAdministratorQueries = {
  /** Null once somebody has made the account theirs. */
  get: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'first-administrator'],
      queryFn: async (): Promise<FirstAdministrator | null> => {
        try {
          return await call(firstAdministratorEndpoints.get, {})
        } catch (error) {
          if (error instanceof ApiError && error.code === 'not_found') return null
          throw error
        }
      },
      staleTime: 0,
    }),
}

export const useFirstAdministrator = () => useQuery(firstAdministratorQueries.get())
