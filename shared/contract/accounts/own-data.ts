/** What a site keeps about a person, in their own hands. */
import * as z from 'zod/mini'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { file } from '#shared/contract/forms.ts'
import { mailedTokenSchema } from './auth.ts'
import { passwordConfirmationSchema } from './confirmation.ts'

const MINUTE_MS = 60_000
const limits = [{ max: 10, windowMs: 10 * MINUTE_MS, by: 'account' }] as const

export const ownDataEndpoints = {
  export: endpoint({
    method: 'GET',
    path: '/profile/export',
    summary: 'All that is kept about the signed-in account, as JSON; secrets are left out.',
    access: 'signed-in',
    isAlwaysOpen: true,
    needsConfirmation: true,
    reply: file(['application/json']),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/profile',
    summary:
      'Signs the account out and hides it at once; it is erased after seven days, unless the link of its letter brings it back.',
    access: 'signed-in',
    isAlwaysOpen: true,
    needsConfirmation: true,
    status: 204,
    errors: ['wrong_password', 'last_administrator'],
    limits,
    body: passwordConfirmationSchema,
    reply: noContent,
  }),
  undoRemoval: endpoint({
    method: 'POST',
    path: '/deletion-undo',
    summary: 'Brings a deleted account back by the token of its letter, once and for seven days.',
    access: 'public',
    isAlwaysOpen: true,
    status: 204,
    errors: ['invalid_token'],
    limits: [{ max: 20, windowMs: 10 * MINUTE_MS, by: 'address' }],
    body: z.object({ token: mailedTokenSchema }),
    reply: noContent,
  }),
}
