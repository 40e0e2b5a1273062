import { useMutation } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof authEndpoints.changePassword>['body']) =>
      call(authEndpoints.changePassword, { body }),
  })
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => call(authEndpoints.resendVerification, {}) })
}
