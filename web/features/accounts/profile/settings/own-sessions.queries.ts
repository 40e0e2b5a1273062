import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { ownSessionEndpoints } from '#shared/contract/accounts/own-sessions.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const ownSessionsQueries = {
  lists: () => [PRIVATE_KEY, 'own-sessions'] as const,
  list: (language: Language) =>
    queryOptions({
      queryKey: [...ownSessionsQueries.lists(), language],
      queryFn: () => call(ownSessionEndpoints.list, {}),
      staleTime: 0,
    }),
}

/** Where the signed-in account is signed in, devices in the interface language. */
export const useOwnSessions = () => useQuery(ownSessionsQueries.list(useLanguage().language))
