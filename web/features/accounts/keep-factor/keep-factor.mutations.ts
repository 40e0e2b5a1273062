import { useMutation } from '@tanstack/react-query'
import { factorEndingEndpoints } from '#shared/contract/accounts/factor-ending.ts'
import { call } from '#web/api/client.ts'

export const useKeepFactor = () =>
  useMutation({ mutationFn: (token: string) => call(factorEndingEndpoints.keep, { body: { token } }) })
