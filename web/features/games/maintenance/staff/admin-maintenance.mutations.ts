import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type MaintenanceChange,
  type MaintenanceDraft,
  maintenanceEndpoints,
} from '#shared/contract/games/maintenance.ts'
import { call } from '#web/api/client.ts'
import { gameServersQueries } from '#web/features/games/game-servers/game-servers.queries.ts'
import { adminServersQueries } from '#web/features/games/game-servers/staff/admin-servers.queries.ts'

/** Whatever became of a change, the windows are asked for anew, and so is what players see. */
function useMaintenanceMutation<Request, Reply>(
  serverId: number,
  mutationFn: (request: Request) => Promise<Reply>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: gameServersQueries.list().queryKey })
      void client.invalidateQueries({ queryKey: gameServersQueries.statuses() })
      await client.invalidateQueries(adminServersQueries.maintenance(serverId))
    },
  })
}

/** Announces a window, or changes the one of an id. */
export const useSaveMaintenance = (serverId: number) =>
  useMaintenanceMutation(
    serverId,
    ({ id, ...body }: MaintenanceDraft & Pick<MaintenanceChange, 'version'> & { id: number | null }) =>
      id === null
        ? call(maintenanceEndpoints.create, { params: { id: String(serverId) }, body })
        : call(maintenanceEndpoints.update, { params: { id: String(id) }, body }),
  )

export const useRemoveMaintenance = (serverId: number) =>
  useMaintenanceMutation(serverId, (id: number) =>
    call(maintenanceEndpoints.remove, { params: { id: String(id) } }),
  )
