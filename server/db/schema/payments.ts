import type { Generated } from 'kysely'
import type { PaymentProviderKey } from '#shared/constants/shop/payments.ts'

export type PaymentTables = {
  /** The providers that staff connected in the panel. */
  payment_connections: {
    id: Generated<number>
    provider: PaymentProviderKey
    /** What is no secret of it, as JSON. */
    settings: string
    /** The rest of it, as JSON. */
    sealed_secrets: string
    connected_at: number
  }
  /** Numbers that grow with every call, whichever process makes it. */
  payment_nonces: { name: string; nonce: number }
}
