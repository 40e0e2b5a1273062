import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type FirstAdministratorChange,
  firstAdministratorEndpoints,
} from '#shared/contract/accounts/first-administrator.ts'
import { call } from '#web/api/client.ts'
import { sessionQueries } from '#web/session/session.queries.ts'

export function useTakeOver() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FirstAdministratorChange) => call(firstAdministratorEndpoints.change, { body }),
    // The header shows the name.
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey }),
  })
}
