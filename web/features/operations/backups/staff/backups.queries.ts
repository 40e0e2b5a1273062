import { queryOptions, useQuery } from '@tanstack/react-query'
import { backupEndpoints } from '#shared/contract/operations/backups.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const WATCH_MS = 2_000

export const backupsQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'backups'],
      queryFn: () => call(backupEndpoints.list, {}),
      // One that is under way is watched until it has ended.
      refetchInterval: ({ state: { data } }) =>
        data?.data.some(({ state }) => state === 'running') ? WATCH_MS : false,
    }),
}

export const useBackups = () => useQuery(backupsQueries.list())
