import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownSessionEndpoints } from '#shared/contract/accounts/own-sessions.ts'
import { call } from '#web/api/client.ts'
import { ownSessionsQueries } from './own-sessions.queries.ts'

/** Ends one session, or without one every other than this. What has ended already is no failure. */
export function useEndOwnSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(ownSessionEndpoints.endOthers, {})
        : call(ownSessionEndpoints.end, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessionsQueries.lists() }),
  })
}
