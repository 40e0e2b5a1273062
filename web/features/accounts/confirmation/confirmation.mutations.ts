import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { confirmationEndpoints } from '#shared/contract/accounts/confirmation.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call, confirmBy } from '#web/api/client.ts'

/** Has `ask` called when a call is refused because its caller has to prove again who they are. */
export function useConfirmationAnswer(ask: () => Promise<boolean>): void {
  const onAsked = useEffectEvent(ask)
  useEffect(() => {
    confirmBy(() => onAsked())
    return () => confirmBy(undefined)
  }, [])
}

export function useConfirm() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof confirmationEndpoints.confirm>['body']) =>
      call(confirmationEndpoints.confirm, { body }),
  })
}
