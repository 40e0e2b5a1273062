/** The page that plays a payment provider: there only where the whole shop is a test. */
import * as z from 'zod/mini'
import { TEST_DEEDS } from '#shared/constants/shop/orders.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { bytes, file, seeOther } from '#shared/contract/forms.ts'

const common = { access: 'public', isAlwaysOpen: true } as const

export const testPaymentEndpoints = {
  page: endpoint({
    ...common,
    method: 'GET',
    path: '/shop/test-payments/:id',
    summary: 'A page of a provider that takes no money; 404 unless the whole shop is a test.',
    params: z.object({ id: z.uuid() }),
    reply: file(['text/html']),
  }),
  play: endpoint({
    ...common,
    method: 'POST',
    path: '/shop/test-payments/:id/:deed',
    summary:
      'Has that provider take the payment, refuse it, take it twice, or take it once the order is over, and leads to its page.',
    limits: [{ max: 120, windowMs: 60_000, by: 'address' }],
    params: z.object({ id: z.uuid(), deed: z.enum(TEST_DEEDS) }),
    body: bytes({ types: ['application/x-www-form-urlencoded'], maxBytes: 1024 }),
    status: 303,
    reply: seeOther,
  }),
}
