import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { sessionEndpoints } from '#shared/contract/accounts/session.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY, sessionQueries } from './session.queries.ts'
import { noteSessionEnd } from './session-end.ts'

/** Makes `user` the session's state; a profile check still under way must not undo it. */
export async function setUser(client: QueryClient, user: Profile | null) {
  const { queryKey } = sessionQueries.profile()
  await client.cancelQueries({ queryKey })
  client.removeQueries({ queryKey: [PRIVATE_KEY] })
  client.setQueryData(queryKey, user)
}

export function useLogoutCall() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { forgetInAllTabs } = await import('#web/lib/tab-memory.ts')
      await call(sessionEndpoints.logout, {})
      forgetInAllTabs()
    },
    onSuccess: () => {
      noteSessionEnd('left')
      return setUser(client, null)
    },
  })
}
