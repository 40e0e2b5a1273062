/** What can be asked of a link to a new password before anybody types one. */
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { mailedTokenSchema } from './auth.ts'

export const passwordLinkEndpoints = {
  check: endpoint({
    method: 'POST',
    path: '/password-reset/check',
    summary:
      'Whether a link would still set a new password, by its token: uses nothing up, and tells nothing of whose it is.',
    access: 'public',
    isAlwaysOpen: true,
    limits: [{ max: 20, windowMs: 10 * 60_000, by: 'address' }],
    body: z.object({ token: mailedTokenSchema }),
    reply: z.object({ isValid: z.boolean() }),
  }),
}
