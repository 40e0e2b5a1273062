import { queryOptions, useQuery } from '@tanstack/react-query'
import { siteEndpoints } from '#shared/contract/platform/site.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminSiteQueries = {
  settings: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'site'],
      queryFn: () => call(siteEndpoints.settings, {}),
    }),
}

/** The settings as they are at the server now. */
export const useSiteSettings = () => useQuery(adminSiteQueries.settings())
