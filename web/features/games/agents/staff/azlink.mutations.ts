import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AzlinkSettings, azlinkStaffEndpoints } from '#shared/contract/games/azlink/azlink-staff.ts'
import { call } from '#web/api/client.ts'
import { azlinkQueries } from './azlink.queries.ts'

export function useChangeAzlink(serverId: number) {
  const client = useQueryClient()
  const { queryKey } = azlinkQueries.get(serverId)
  return useMutation({
    mutationFn: (body: AzlinkSettings & { version: number }) =>
      call(azlinkStaffEndpoints.change, { params: { id: String(serverId) }, body }),
    onSuccess: (view) => client.setQueryData(queryKey, view),
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

/** What is set for it, as it is at the server now. */
export function useRefetchAzlink(serverId: number) {
  const client = useQueryClient()
  return async () => (await client.fetchQuery({ ...azlinkQueries.get(serverId), staleTime: 0 })).settings
}

export const useTryWaking = (serverId: number) =>
  useMutation({
    mutationFn: () => call(azlinkStaffEndpoints.tryWaking, { params: { id: String(serverId) } }),
  })
