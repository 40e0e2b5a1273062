/** Proving once more who one is, before what is dangerous. */
import * as z from 'zod/mini'
import { PASSWORD_MAX } from '#shared/constants/account-limits.ts'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { absent } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { provedPasskeySchema } from './passkeys/passkey-sign-in.ts'
import { secondFactorCodeSchema } from './second-factor.ts'

const key = 'passwordRequired' satisfies ValidationKey

/** What a form asks for. */
export const passwordConfirmationSchema = z.object({
  password: z.string(absent(key)).check(z.minLength(1, key), z.maxLength(PASSWORD_MAX * 2, key)),
})

/** One of them is enough. */
export const confirmationSchema = z
  .object({
    password: z.optional(passwordConfirmationSchema.shape.password),
    code: z.optional(secondFactorCodeSchema),
    passkey: z.optional(provedPasskeySchema),
  })
  .check(
    z.refine((proof) => Object.values(proof).some((part) => part !== undefined), {
      path: ['password'],
      message: key,
    }),
  )

export const confirmationEndpoints = {
  confirm: endpoint({
    method: 'POST',
    path: '/profile/confirm',
    summary: 'Proves who calls: for 15 minutes calls of this session are answered that need a confirmation.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['wrong_password', 'wrong_code', 'wrong_passkey', 'passkeys_off'],
    status: 204,
    limits: [{ max: 10, windowMs: 10 * 60_000, by: 'account' }],
    body: confirmationSchema,
    reply: noContent,
  }),
}
