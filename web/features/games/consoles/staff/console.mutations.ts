import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ConsoleDraft,
  type ConsoleTrial,
  consoleEndpoints,
} from '#shared/contract/games/agents/consoles.ts'
import { call } from '#web/api/client.ts'
import { consoleQueries } from './console.queries.ts'

export function useChangeConsole(serverId: number) {
  const client = useQueryClient()
  const { queryKey } = consoleQueries.get(serverId)
  return useMutation({
    mutationFn: (body: ConsoleDraft & { version: number }) =>
      call(consoleEndpoints.change, { params: { id: String(serverId) }, body }),
    onSuccess: (view) => client.setQueryData(queryKey, view),
  })
}

/** How it is set at the server now. */
export function useRefetchConsole(serverId: number) {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...consoleQueries.get(serverId), staleTime: 0 })
}

export const useTryConsole = (serverId: number) =>
  useMutation({
    mutationFn: (body: ConsoleTrial) =>
      call(consoleEndpoints.test, { params: { id: String(serverId) }, body }),
  })
