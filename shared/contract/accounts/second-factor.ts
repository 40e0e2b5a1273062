/** What signing in takes beside the password: codes of an authenticator app, or one of those on paper. Passkeys do as well. */
import * as z from 'zod/mini'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { absent } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const key = 'codeRequired' satisfies ValidationKey

/** Of the app or of the paper, with or without spaces and dashes. */
export const secondFactorCodeSchema = z
  .string(absent(key))
  .check(z.trim(), z.minLength(1, key), z.maxLength(40, key))

export const secondFactorSchema = z.object({
  /** Since when it is asked for; null where it is not. */
  since: z.nullable(z.iso.datetime()),
  /** Whether codes of an app are asked for; else it is passkeys alone. */
  hasApp: z.boolean(),
  /** How many codes on paper are left. */
  recoveryCodes: z.int(),
  /** Whether a role of the account wants it, so that it cannot be turned off. */
  isRequired: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

const path = '/profile/second-factor'
const limits = [{ max: 20, windowMs: 10 * 60_000, by: 'account' }] as const

export const secondFactorEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'What the signed-in account is asked for beside its password.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: secondFactorSchema,
  }),
  begin: endpoint({
    method: 'POST',
    path,
    summary:
      'A secret for an authenticator app, in base32 and as what its QR code says; it counts once a code of it was sent.',
    access: 'signed-in',
    isAlwaysOpen: true,
    needsConfirmation: true,
    limits,
    reply: z.object({ secret: z.string(), address: z.string() }),
  }),
  turnOn: endpoint({
    method: 'PUT',
    path,
    summary:
      'Asks for codes from now on, proved by one of the app, and gives the codes for the day the app is lost.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['wrong_code'],
    needsConfirmation: true,
    limits,
    body: z.object({ code: secondFactorCodeSchema }),
    reply: recoveryCodesSchema,
  }),
  turnOff: endpoint({
    method: 'DELETE',
    path,
    summary:
      'Asks for codes of the app no more; answers the same where it did not. 409 `second_factor_kept` while a role requires more than the password.',
    access: 'signed-in',
    isAlwaysOpen: true,
    needsConfirmation: true,
    errors: ['second_factor_kept'],
    status: 204,
    limits,
    reply: noContent,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'New codes for the day the app is lost; earlier ones stop working.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['not_found'],
    needsConfirmation: true,
    limits,
    reply: recoveryCodesSchema,
  }),
}
