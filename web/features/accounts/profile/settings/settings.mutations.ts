import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { sessionQueries } from '#web/session/session.queries.ts'

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof authEndpoints.changePassword>['body']) =>
      call(authEndpoints.changePassword, { body }),
  })
}

/** Changes the language of the letters to the signed-in account. */
export function useChangeLanguage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) => call(profileEndpoints.change, { body: { language } }),
    onSuccess: async (user) => {
      const { queryKey } = sessionQueries.profile()
      // A check still under way would bring the old language back.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, user)
    },
  })
}
