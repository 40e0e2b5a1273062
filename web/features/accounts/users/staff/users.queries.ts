import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { auditEndpoints } from '#shared/contract/platform/audit.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type UserListQuery = NonNullable<RequestOf<typeof userEndpoints.list>['query']>

export const usersQueries = {
  lists: () => [PRIVATE_KEY, 'users', 'list'] as const,
  list: (query: UserListQuery) =>
    queryOptions({
      queryKey: [...usersQueries.lists(), query],
      queryFn: () => call(userEndpoints.list, { query }),
      placeholderData: keepPreviousData,
    }),
  details: (id: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'users', 'details', id],
      queryFn: () => call(userEndpoints.get, { params: { id: String(id) } }),
      staleTime: 0,
    }),
  trail: (id: number, language: Language) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'users', 'trail', id, language],
      queryFn: () => call(auditEndpoints.list, { query: { noun: 'user', nounId: String(id) } }),
      staleTime: 0,
    }),
}

const FEW = '6'

export const useUserList = (query: UserListQuery) => useQuery(usersQueries.list(query))
export const useUserDetails = (id: number) => useQuery(usersQueries.details(id))
/** What staff did to an account, described in the interface language. */
export const useUserAuditLog = (id: number) => useQuery(usersQueries.trail(id, useLanguage().language))

/** The few that a name finds while it is typed; nobody for no name. */
export const useUsersNamed = (search: string, isAllowed: boolean) =>
  useQuery({
    ...usersQueries.list({ search, sort: 'username-asc', pageSize: FEW }),
    enabled: isAllowed && search !== '',
  })
