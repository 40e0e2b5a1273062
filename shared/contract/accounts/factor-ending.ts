/** Ending the second factor of somebody who has lost it. */
import * as z from 'zod/mini'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { passwordResetSchema } from './auth.ts'

export const factorEndingEndpoints = {
  ask: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id/second-factor',
    summary:
      'Ends the second factor of an account in 24 hours; its owner is told at once and keeps it by signing in with it or by the letter. Of administrators 409 `operator_only`.',
    access: 'edit_users',
    needsConfirmation: true,
    errors: ['operator_only'],
    params: idParams,
    reply: z.object({ endsAt: z.iso.datetime() }),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/second-factor/keep',
    summary: 'Keeps the second factor that staff were ending, by the token of the letter.',
    access: 'public',
    isAlwaysOpen: true,
    status: 204,
    limits: [{ max: 20, windowMs: 10 * 60_000, by: 'address' }],
    errors: ['invalid_token'],
    body: z.pick(passwordResetSchema, { token: true }),
    reply: noContent,
  }),
}
