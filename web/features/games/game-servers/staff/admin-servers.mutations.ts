import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  type GameServerChange,
  type GameServerDraft,
  gameServerEndpoints,
  type StaffGameServer,
} from '#shared/contract/games/game-servers.ts'
import { call } from '#web/api/client.ts'
import { useListMutation, useRefetchItem, withSaved } from '#web/editing/list-mutations.ts'
import { useReorder } from '#web/editing/ordering/use-reorder.ts'
import { glancesKey, serverListKey, statusesKey } from '#web/features/games/game-status/status-keys.ts'
import { adminServersQueries } from './admin-servers.queries.ts'

const listKey = adminServersQueries.list().queryKey

/** What players see is asked for anew. */
export function useForgetPublicServers() {
  const client = useQueryClient()
  return () => forgetPublic(client)
}

function forgetPublic(client: QueryClient) {
  for (const queryKey of [serverListKey, glancesKey, statusesKey]) void client.invalidateQueries({ queryKey })
}

function keepServer(client: QueryClient, saved: StaffGameServer) {
  client.setQueryData(listKey, (list) => withSaved(list, saved))
  forgetPublic(client)
}

export const useCreateGameServer = () =>
  useListMutation(listKey, (body: GameServerDraft) => call(gameServerEndpoints.create, { body }), keepServer)

export const useUpdateGameServer = () =>
  useListMutation(
    listKey,
    ({ id, ...body }: GameServerChange & { id: number }) =>
      call(gameServerEndpoints.update, { params: { id: String(id) }, body }),
    keepServer,
  )

export const useRemoveGameServer = () =>
  useListMutation(
    listKey,
    (id: number) => call(gameServerEndpoints.remove, { params: { id: String(id) } }),
    (client, _, id) => {
      client.setQueryData(listKey, (list) => list?.filter((server) => server.id !== id))
      forgetPublic(client)
    },
  )

/** Shows the new order at once; of several moves in a row each waits for the one before. */
export function useReorderGameServers() {
  const client = useQueryClient()
  return useReorder(
    listKey,
    (body) => call(gameServerEndpoints.setOrder, { body }),
    () => forgetPublic(client),
  )
}

/** One server as it is at the server now; null when it is gone. */
export const useRefetchGameServer = () => useRefetchItem(adminServersQueries.list())
