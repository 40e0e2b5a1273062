/** What the letter to a former address leads to. */
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { passwordResetSchema } from './auth.ts'

export const emailChangeEndpoints = {
  undo: endpoint({
    method: 'POST',
    path: '/email-undo',
    summary:
      'Brings a former address back by the token of its letter, once and for seven days: with a new password, and every session ended.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['invalid_token'],
    status: 204,
    limits: [{ max: 20, windowMs: 10 * 60_000, by: 'address' }],
    body: passwordResetSchema,
    reply: noContent,
  }),
}
