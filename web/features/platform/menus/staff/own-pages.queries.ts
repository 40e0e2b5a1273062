import { queryOptions, useQuery } from '@tanstack/react-query'
import { siteEndpoints } from '#shared/contract/platform/site.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const ownPages = queryOptions({
  queryKey: [PRIVATE_KEY, 'pages for menus'],
  queryFn: async () => (await call(siteEndpoints.ownPages, {})).data,
})

/** Pages and short links of the operator's own, the newest first. */
export const useOwnPages = () => useQuery(ownPages)
