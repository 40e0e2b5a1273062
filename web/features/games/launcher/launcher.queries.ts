import { queryOptions, useQuery } from '@tanstack/react-query'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import { call } from '#web/api/client.ts'

export const launcherQueries = {
  releases: () =>
    queryOptions({
      queryKey: ['launcher', 'releases'],
      queryFn: async () => (await call(launcherEndpoints.list, {})).data,
    }),
}

/** What players can download, the newest version first. */
export const useReleases = () => useQuery(launcherQueries.releases())
