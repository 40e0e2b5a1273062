import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { sessionQueries } from '#web/session/session.queries.ts'
import { ownSessionsQueries } from './own-sessions.queries.ts'

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    // The key of the session is exchanged: a check that still carries the old one would be told that nobody is signed in.
    onMutate: () => client.cancelQueries({ queryKey: sessionQueries.profile().queryKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
      void client.invalidateQueries({ queryKey: ownSessionsQueries.lists() })
    },
    mutationFn: (body: RequestOf<typeof authEndpoints.changePassword>['body']) =>
      call(authEndpoints.changePassword, { body }),
  })
}

/** Changes the fields given of the signed-in account. */
export function useChangeAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof profileEndpoints.change>['body']) =>
      call(profileEndpoints.change, { body }),
    onSuccess: async (user) => {
      const { queryKey } = sessionQueries.profile()
      // A check still under way would bring back what stood before.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, user)
    },
  })
}
