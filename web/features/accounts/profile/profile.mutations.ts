import { useMutation } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { call } from '#web/api/client.ts'

export function useResendVerification() {
  return useMutation({ mutationFn: () => call(authEndpoints.resendVerification, {}) })
}
