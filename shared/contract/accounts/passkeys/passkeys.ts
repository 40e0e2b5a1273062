/** Passkeys: keys that a device keeps and gives for a fingerprint, a face or its code; with them no password is needed. */
import * as z from 'zod/mini'
import { PASSKEY_NAME_MAX } from '#shared/constants/security/passkeys.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { ANSWER_MAX, credential, encoded, passkeyOptionsSchema } from './passkey-sign-in.ts'

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

const limits = [{ max: 20, windowMs: 10 * 60_000, by: 'account' }] as const
const nameSchema = lineSchema(PASSKEY_NAME_MAX)
export const passkeyNameSchema = z.object({ name: nameSchema })

export const passkeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/passkeys',
    summary: 'The passkeys of the signed-in account, the oldest first.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: z.array(passkeySchema),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/profile/passkeys/options',
    summary: 'What a browser is asked for to make a passkey; it is good for five minutes.',
    access: 'signed-in',
    isAlwaysOpen: true,
    needsConfirmation: true,
    errors: ['too_many_keys', 'passkeys_off'],
    limits,
    reply: passkeyOptionsSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/profile/passkeys',
    summary:
      'Adds a passkey that a browser has made. From the first on the password alone is not enough; codes for the day it is lost come with it.',
    access: 'signed-in',
    isAlwaysOpen: true,
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
    isAlwaysOpen: true,
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
    isAlwaysOpen: true,
    needsConfirmation: true,
    status: 204,
    errors: ['second_factor_kept'],
    limits,
    params: idParams,
    reply: noContent,
  }),
}
