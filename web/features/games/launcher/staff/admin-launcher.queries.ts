import { queryOptions, useQuery } from '@tanstack/react-query'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminLauncherQueries = {
  releases: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'launcher', 'releases'],
      queryFn: async () => (await call(launcherEndpoints.listForStaff, {})).data,
    }),
}

/** Every release, the newest version first. */
export const useStaffReleases = () => useQuery(adminLauncherQueries.releases())
