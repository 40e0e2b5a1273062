import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY, sessionQueries, welcome } from './session.queries.ts'
import { noteSessionEnd } from './session-end.ts'

/** Makes `user` the session's state; a profile check still under way must not undo it. */
async function setUser(client: QueryClient, user: Profile | null) {
  const { queryKey } = sessionQueries.profile()
  await client.cancelQueries({ queryKey })
  client.removeQueries({ queryKey: [PRIVATE_KEY] })
  client.setQueryData(queryKey, user)
}

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof authEndpoints.login>['body']) => call(authEndpoints.login, { body }),
    onSuccess: async ({ user }) => {
      await welcome(user)
      await setUser(client, user)
    },
  })
}

export function useLogoutCall() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { forgetInAllTabs } = await import('#web/lib/tab-memory.ts')
      await call(authEndpoints.logout, {})
      forgetInAllTabs()
    },
    onSuccess: () => {
      noteSessionEnd('left')
      return setUser(client, null)
    },
  })
}
