/** Signing in by a passkey: apart from the calls that keep them, so that the log-in page fetches no more than it asks. */
import * as z from 'zod/mini'
import { profileSchema } from '#shared/contract/accounts/profile.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

export const encoded = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))
const CREDENTIAL_ID_MAX = 1400
export const ANSWER_MAX = 20_000

export const credential = {
  id: encoded(CREDENTIAL_ID_MAX),
  rawId: encoded(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
}

/** What a browser answers when it proves one (`AuthenticationResponseJSON`). */
export const provedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(ANSWER_MAX),
    authenticatorData: encoded(ANSWER_MAX),
    signature: encoded(ANSWER_MAX),
    userHandle: z.optional(z.nullable(encoded(200))),
  }),
})
export type ProvedPasskey = z.output<typeof provedPasskeySchema>

/** What the browser is asked for, as the platform takes it (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })

export const passkeySignInEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/login/passkey/options',
    summary:
      'What a browser is asked for to prove any passkey of this site; it is good for five minutes, once.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['passkeys_off'],
    // Asked for by every log-in page of a school behind one address, before anybody has chosen.
    limits: [{ max: 300, windowMs: 5 * 60_000, by: 'address' }],
    reply: passkeyOptionsSchema,
  }),
  login: endpoint({
    method: 'POST',
    path: '/login/passkey',
    summary: 'Signs in by a passkey alone, and sets the session cookie.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['wrong_passkey', 'passkeys_off', 'banned', 'being_deleted'],
    limits: [{ max: 100, windowMs: 5 * 60_000, by: 'address' }],
    body: z.object({ passkey: provedPasskeySchema, remember: z.optional(z.boolean()) }),
    reply: z.object({ user: profileSchema }),
  }),
}
