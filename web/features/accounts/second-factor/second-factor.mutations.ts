import { useMutation, useQueryClient } from '@tanstack/react-query'
import { secondFactorEndpoints } from '#shared/contract/accounts/second-factor.ts'
import { call } from '#web/api/client.ts'
import { secondFactorQueries } from './second-factor.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: secondFactorQueries.get().queryKey })
}

export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: () => call(secondFactorEndpoints.begin, {}) })

export function useTurnOnSecondFactor() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { code: string }) => call(secondFactorEndpoints.turnOn, { body }),
    onSuccess: () => void refresh(),
  })
}

export function useTurnOffSecondFactor() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(secondFactorEndpoints.turnOff, {}), onSettled: refresh })
}

export function useRenewRecoveryCodes() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(secondFactorEndpoints.renewRecoveryCodes, {}),
    onSuccess: () => void refresh(),
  })
}
