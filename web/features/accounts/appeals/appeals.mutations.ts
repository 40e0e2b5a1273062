import { useMutation } from '@tanstack/react-query'
import { type AppealProof, appealEndpoints } from '#shared/contract/accounts/bans/appeals.ts'
import { call } from '#web/api/client.ts'

export function useCreateAppeal() {
  return useMutation({
    mutationFn: (body: AppealProof & { message: string }) => call(appealEndpoints.create, { body }),
  })
}
