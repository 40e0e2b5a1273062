import { queryOptions, useQuery } from '@tanstack/react-query'
import { azlinkStaffEndpoints } from '#shared/contract/games/azlink/azlink-staff.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const LOOK_AGAIN_MS = 15_000

export const azlinkQueries = {
  get: (serverId: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'azlink', serverId],
      queryFn: () => call(azlinkStaffEndpoints.get, { params: { id: String(serverId) } }),
      refetchInterval: LOOK_AGAIN_MS,
    }),
}

export const useAzlink = (serverId: number) => useQuery(azlinkQueries.get(serverId))
