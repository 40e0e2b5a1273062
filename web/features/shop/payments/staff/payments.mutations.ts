import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentProviderKey } from '#shared/constants/shop/payments.ts'
import {
  type PaymentConnection,
  paymentConnectionEndpoints,
} from '#shared/contract/shop/payment-connections.ts'
import { call } from '#web/api/client.ts'
import { paymentsQueries } from './payments.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: paymentsQueries.connections().queryKey })
}

export function useConnectProvider() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: PaymentConnection) => call(paymentConnectionEndpoints.connect, { body }),
    onSuccess: refresh,
  })
}

/** By what a provider is connected now; null when nobody has it connected any more. */
export function useRefetchConnection() {
  const client = useQueryClient()
  return async (provider: PaymentProviderKey) => {
    const { providers } = await client.fetchQuery({ ...paymentsQueries.connections(), staleTime: 0 })
    return providers.find((each) => each.provider === provider && each.version > 0) ?? null
  }
}

export function useDisconnectProvider() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (provider: PaymentProviderKey) =>
      call(paymentConnectionEndpoints.disconnect, { params: { provider } }),
    onSettled: refresh,
  })
}

/** Asks the provider whether it knows the shop. */
export const useTestProvider = () =>
  useMutation({
    mutationFn: (provider: PaymentProviderKey) =>
      call(paymentConnectionEndpoints.test, { params: { provider } }),
  })
