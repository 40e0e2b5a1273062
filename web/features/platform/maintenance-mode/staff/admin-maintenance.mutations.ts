import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { maintenanceModeEndpoints } from '#shared/contract/platform/maintenance-mode.ts'
import { call } from '#web/api/client.ts'
import { adminMaintenanceQueries } from './admin-maintenance.queries.ts'

export function useUpdateMaintenanceMode() {
  const client = useQueryClient()
  const { queryKey } = adminMaintenanceQueries.item()
  return useMutation({
    mutationFn: (body: RequestOf<typeof maintenanceModeEndpoints.update>['body']) =>
      call(maintenanceModeEndpoints.update, { body }),
    onSuccess: (saved) => void client.setQueryData(queryKey, saved),
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

export function useRefetchMaintenanceMode() {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...adminMaintenanceQueries.item(), staleTime: 0 })
}
