import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export type PermissionInfo = { key: Permission; description: string }

export const rolesQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'roles', 'list'],
      queryFn: () => call(roleEndpoints.list, {}),
    }),
  permissions: (language: Language) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'roles', 'permissions', language],
      queryFn: () => call(roleEndpoints.permissions, {}),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

export const useRoles = () => useQuery(rolesQueries.list())
/** Every permission, described in the interface language. */
export const usePermissionList = () => useQuery(rolesQueries.permissions(useLanguage().language))
