/** Passkeys: keys that a device keeps and gives for a fingerprint, a face or its code; with them no password is needed. */
import * as z from 'zod/mini'
import { PASSKEY_NAME_MAX } from '#shared/constants/security/passkeys.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { profileSchema } from './profile.ts'

const encoded = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))
const CREDENTIAL_ID_MAX = 1400
const ANSWER_MAX = 20_000

const credential = {
  id: encoded(CREDENTIAL_ID_MAX),
  rawId: encoded(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
}

/** What a browser answers when it has made one (Web Authentication Level 3, `RegistrationResponseJSON`). */
const madePasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(ANSWER_MAX),
    attestationObject: encoded(ANSWER_MAX),
    transports: z.optional(
      z.array(z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))).check(z.maxLength(10)),
    ),
  }),
})
export type MadePasskey = z.output<typeof madePasskeySchema>

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

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until it was used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Other devices of its owner have it, too. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** What the browser is asked for, as the platform takes it (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
const optionsSchema = z.looseObject({ challenge: z.string() })

const limits = [{ max: 20, windowMs: 10 * 60_000, by: 'account' }] as const
const nameSchema = lineSchema(PASSKEY_NAME_MAX)
export const passkeyNameSchema = z.object({ name: nameSchema })

export const passkeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/passkeys',
    summary: 'The passkeys of the signed-in account, the oldest first.',
    access: 'signed-in',
    reply: z.array(passkeySchema),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/profile/passkeys/options',
    summary: 'What a browser is asked for to make a passkey; it is good for five minutes.',
    access: 'signed-in',
    needsConfirmation: true,
    errors: ['too_many_keys', 'passkeys_off'],
    limits,
    reply: optionsSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/profile/passkeys',
    summary:
      'Adds a passkey that a browser has made. From the first on the password alone is not enough; codes for the day it is lost come with it.',
    access: 'signed-in',
    needsConfirmation: true,
    status: 201,
    errors: ['wrong_passkey', 'too_many_keys', 'passkeys_off', 'conflict'],
    limits,
    body: z.object({ name: nameSchema, passkey: madePasskeySchema }),
    reply: z.object({
      passkey: passkeySchema,
      /** Null where there were some before. */
      recoveryCodes: z.nullable(z.array(z.string())),
    }),
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/profile/passkeys/:id',
    summary: 'Calls a passkey by another name.',
    access: 'signed-in',
    limits,
    params: idParams,
    body: passkeyNameSchema,
    reply: passkeySchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/profile/passkeys/:id',
    summary:
      'Removes a passkey. With the last one, and without an app, the password is enough again; 409 `second_factor_kept` while a role requires more.',
    access: 'signed-in',
    needsConfirmation: true,
    status: 204,
    errors: ['second_factor_kept'],
    limits,
    params: idParams,
    reply: noContent,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/login/passkey/options',
    summary:
      'What a browser is asked for to prove any passkey of this site; it is good for five minutes, once.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['passkeys_off'],
    limits: [{ max: 100, windowMs: 5 * 60_000, by: 'address' }],
    reply: optionsSchema,
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
