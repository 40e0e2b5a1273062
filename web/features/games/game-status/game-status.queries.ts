import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'
import { statusKey } from './status-keys.ts'

const HISTORY_REFRESH_MS = 5 * 60_000

export const gameStatusQueries = {
  /** Asked once per server after the list (specification, section 4): neither a failure nor a return to the tab repeats it; the stream keeps it fresh. */
  status: (id: number) =>
    queryOptions({
      queryKey: statusKey(id),
      ...endpointQuery(gameStatusEndpoints.status, { params: { id: String(id) } }),
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  history: (id: number) =>
    queryOptions({
      queryKey: ['game-servers', 'history', id],
      ...endpointQuery(gameServerEndpoints.history, { params: { id: String(id) } }),
      refetchInterval: HISTORY_REFRESH_MS,
    }),
}

export const useGameServerStatus = (id: number, { isAsked }: { isAsked: boolean }) =>
  useQuery({ ...gameStatusQueries.status(id), enabled: isAsked })
export const useGameServerHistory = (id: number, { isAsked }: { isAsked: boolean }) =>
  useQuery({ ...gameStatusQueries.history(id), enabled: isAsked })
