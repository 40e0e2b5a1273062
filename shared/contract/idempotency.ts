import * as z from 'zod/mini'
import { absent } from './fields.ts'

/**
 * What a call carries that must be made once: the same key with the same request, within two days, gets what the first one came to, also
 * while that is under way; with another request it is 409 `idempotency_key_reused`. Keys belong to the account that calls.
 */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string(absent('required')).check(z.regex(/^[\w.:-]{1,64}$/)),
})
