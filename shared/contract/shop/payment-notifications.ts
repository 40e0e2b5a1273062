/** What payment providers tell by themselves, in their own words, answered in theirs. */
import * as z from 'zod/mini'
import { PAYMENT_PROVIDERS } from '#shared/constants/shop/payments.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { bytes, file } from '#shared/contract/forms.ts'

const common = {
  access: 'public',
  isAlwaysOpen: true,
  isFromAnywhere: true,
  errors: ['bad_signature'],
  params: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }),
  reply: file(['text/plain']),
} as const

/** No limit refuses them: a notification that is refused may be money that nobody learns of. */
export const paymentNotificationEndpoints = {
  post: endpoint({
    ...common,
    method: 'POST',
    path: '/payments/:provider/notifications',
    summary: 'A notification of a payment provider; answered as that wants it, once all of it is kept.',
    body: bytes({ types: ['application/json', 'application/x-www-form-urlencoded'], maxBytes: 64 * 1024 }),
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/payments/:provider/notifications',
    summary: 'The same from a provider that is set to tell by GET.',
    query: z.looseObject({}),
  }),
}
