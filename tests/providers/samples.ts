import type { PaymentRequest } from '#server/modules/shop/payments/providers/provider.ts'

/** A try to have 299 roubles paid, as the shop hands it to a provider. */
export function sampleRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    id: '01938c5e-7d3c-7bb2-8e6a-3c1f0d4b5a69',
    number: 7001,
    amountKopecks: 29_900,
    description: 'Order 1042',
    email: 'buyer@example.org',
    language: 'ru',
    returnUrl: 'https://front.example/shop/orders/1',
    receipt: null,
    ...changes,
  }
}

/** Three pieces for 299 roubles, so that the line does not divide. */
export const sampleReceipt = {
  email: 'buyer@example.org',
  taxSystem: 2,
  vatCode: 11,
  subject: 'service',
  lines: [{ name: 'Ключ от кейса', quantity: 3, totalKopecks: 29_900 }],
} as const satisfies NonNullable<PaymentRequest['receipt']>
