import { useMutation, useQueryClient } from '@tanstack/react-query'
import { emailChangeEndpoints } from '#shared/contract/accounts/email-change.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { sessionQueries } from '#web/session/session.queries.ts'

/** Ends every session of the account, the one in this browser as well when it was its own. */
export function useUndoEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof emailChangeEndpoints.undo>['body']) =>
      call(emailChangeEndpoints.undo, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey }),
  })
}
