import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameServerEndpoints } from '#shared/contract/game-servers.ts'
import { call } from '#web/api/client.ts'

export const gameServersQueries = {
  list: () =>
    queryOptions({
      queryKey: ['game-servers', 'list'],
      queryFn: () => call(gameServerEndpoints.list, {}),
    }),
  /** Asked once per server after the list (specification, section 4): neither a failure nor a return to the tab repeats it. */
  status: (id: number) =>
    queryOptions({
      queryKey: ['game-servers', 'status', id],
      queryFn: () => call(gameServerEndpoints.status, { params: { id: String(id) } }),
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
}

export const useGameServers = () => useQuery(gameServersQueries.list())
export const useGameServerStatus = (id: number, { isAsked }: { isAsked: boolean }) =>
  useQuery({ ...gameServersQueries.status(id), enabled: isAsked })
