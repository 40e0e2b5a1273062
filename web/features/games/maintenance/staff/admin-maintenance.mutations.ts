import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type MaintenanceChange,
  type MaintenanceDraft,
  maintenanceEndpoints,
} from '#shared/contract/games/maintenance.ts'
import { call } from '#web/api/client.ts'
import { adminMaintenanceQueries } from './admin-maintenance.queries.ts'

/** The server whose maintenance it is; `onChanged` is told, whatever became of a change, that players may see another. */
export type MaintainedServer = { serverId: number; onChanged: () => void }

function useMaintenanceMutation<Request, Reply>(
  { serverId, onChanged }: MaintainedServer,
  mutationFn: (request: Request) => Promise<Reply>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      onChanged()
      return client.invalidateQueries(adminMaintenanceQueries.list(serverId))
    },
  })
}

export const useCreateMaintenance = (server: MaintainedServer) =>
  useMaintenanceMutation(server, (body: MaintenanceDraft) =>
    call(maintenanceEndpoints.create, { params: { id: String(server.serverId) }, body }),
  )

export const useUpdateMaintenance = (server: MaintainedServer) =>
  useMaintenanceMutation(server, ({ id, ...body }: MaintenanceChange & { id: number }) =>
    call(maintenanceEndpoints.update, { params: { id: String(id) }, body }),
  )

export const useRemoveMaintenance = (server: MaintainedServer) =>
  useMaintenanceMutation(server, (id: number) =>
    call(maintenanceEndpoints.remove, { params: { id: String(id) } }),
  )
