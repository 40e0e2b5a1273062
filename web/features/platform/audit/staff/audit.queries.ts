import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { auditEndpoints } from '#shared/contract/platform/audit.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type AuditQuery = NonNullable<RequestOf<typeof auditEndpoints.list>['query']>

const auditQueries = {
  list: (query: AuditQuery, language: Language) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'audit', 'list', query, language],
      queryFn: () => call(auditEndpoints.list, { query }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

/** The log, described in the interface language. */
export const useAuditLog = (query: AuditQuery) => useQuery(auditQueries.list(query, useLanguage().language))
