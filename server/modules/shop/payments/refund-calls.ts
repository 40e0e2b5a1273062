/** Asks providers to give money back, and tells what that came to: what is not known is never called refused. */
import type { AttemptProvider } from '#shared/constants/shop/payments.ts'
import { nextLookUpAt } from './look-up-times.ts'
import type { PaymentProvider, RefundRequest, RefundState } from './providers/provider.ts'
import { ProviderFailure } from './providers/provider-failure.ts'

/** `unknown`: it may have been done; `canRepeat` where the same key brings the same refund again. */
export type RefundAnswer =
  | { kind: 'told'; told: RefundState }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; canRepeat: boolean }

export type RefundCalls = ReturnType<typeof createRefundCalls>
export function createRefundCalls(
  findProvider: (provider: AttemptProvider) => Promise<PaymentProvider | null>,
) {
  return {
    /** Whether money can be sent back by it just now. */
    async canRefund(provider: AttemptProvider): Promise<boolean> {
      const client = await findProvider(provider)
      return client !== null && client.refund !== null
    },

    /** Null where the provider is off. What was asked before may be done already, so then only a plain no is one. */
    async send(
      provider: AttemptProvider,
      request: RefundRequest,
      { isFirst }: { isFirst: boolean },
    ): Promise<RefundAnswer | null> {
      const client = await findProvider(provider)
      if (!client?.refund) return null
      const { refund: canRepeat } = client.repeats
      if (!isFirst && !canRepeat) return { kind: 'unknown', canRepeat }
      try {
        return { kind: 'told', told: await client.refund(request) }
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        const isNo = error.kind === 'refused' || (error.kind === 'not_connected' && isFirst)
        return isNo
          ? { kind: 'refused', reason: error.detail ?? error.reason }
          : { kind: 'unknown', canRepeat }
      }
    },

    /** Null where they do not say. */
    async lookUp(provider: AttemptProvider, refundId: string): Promise<RefundState | null> {
      const client = await findProvider(provider)
      if (!client?.lookUpRefund) return null
      return client.lookUpRefund(refundId).catch((error: unknown) => {
        if (error instanceof ProviderFailure) return null
        throw error
      })
    },

    nextLookUpAt,
  }
}
