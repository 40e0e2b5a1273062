import { queryOptions, useQuery } from '@tanstack/react-query'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const launcherQueries = {
  releases: () =>
    queryOptions({
      queryKey: ['launcher', 'releases'],
      ...endpointQuery(launcherEndpoints.list, {}, ({ data }) => data),
    }),
}

/** What players can download, the newest version first. */
export const useReleases = () => useQuery(launcherQueries.releases())
