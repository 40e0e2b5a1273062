import { useMutation } from '@tanstack/react-query'
import { ownDataEndpoints } from '#shared/contract/accounts/own-data.ts'
import { call } from '#web/api/client.ts'

export function useUndoDeletion() {
  return useMutation({
    mutationFn: (token: string) => call(ownDataEndpoints.undoRemoval, { body: { token } }),
  })
}
