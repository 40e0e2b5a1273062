import * as z from 'zod/mini'
import { PASSWORD_MAX } from '#shared/constants/account-limits.ts'
import { CONSENTS } from '#shared/constants/security/consents.ts'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { absent, emailSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { discordUsernameSchema, passwordSchema, usernameSchema } from './account-fields.ts'
import { provedPasskeySchema } from './passkeys/passkey-sign-in.ts'
import { profileSchema } from './profile.ts'
import { secondFactorCodeSchema } from './second-factor.ts'

const required = (key: ValidationKey) =>
  z.string(absent(key)).check(z.minLength(1, key), z.maxLength(PASSWORD_MAX * 2, key))

export const registrationSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  discordUsername: z.optional(discordUsernameSchema),
  /** What the form asks apart; whoever leaves it out is asked once after signing in. */
  consents: z.optional(z.array(z.enum(CONSENTS)).check(z.maxLength(CONSENTS.length))),
})
/** As the widget of ALTCHA reads it: the number up to `maxnumber` is asked for whose digest after the salt is the challenge. */
const workToDoSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.int(),
  salt: z.string(),
  signature: z.string(),
})
export type WorkToDo = z.infer<typeof workToDoSchema>

/** What was asked for, with the number found, as JSON in Base64. */
const proofOfWorkSchema = z.string().check(z.maxLength(1_000, 'invalid' satisfies ValidationKey))

export const signInSchema = z.object({
  /** A username or an e-mail address. */
  username: required('usernameRequired'),
  password: required('passwordRequired'),
  remember: z.optional(z.boolean()),
  /** Of the authenticator app or of the paper, for accounts that ask for it. */
  code: z.optional(secondFactorCodeSchema),
})
export const passwordChangeSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
})

/** Of a link in a letter. */
export const mailedTokenSchema = z
  .string(absent('verificationTokenMissing'))
  .check(
    z.minLength(1, 'verificationTokenMissing' satisfies ValidationKey),
    z.maxLength(200, 'verificationTokenMissing' satisfies ValidationKey),
  )
/** A username or an e-mail address. */
export const forgottenPasswordSchema = z.object({ username: required('usernameRequired') })
export const passwordResetSchema = z.object({ token: mailedTokenSchema, newPassword: passwordSchema })

const MINUTE_MS = 60_000
const ofMailedTokens = { max: 20, windowMs: 10 * MINUTE_MS, by: 'address' } as const

export const authEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/register',
    summary:
      'Creates an account and mails a verification link. Does not sign in. A network that has made several within the hour sends what `GET /proof-of-work` asks for as `altcha`.',
    access: 'public',
    errors: ['sign_up_closed', 'username_taken', 'proof_of_work_required'],
    status: 201,
    limits: [{ max: 20, windowMs: 10 * MINUTE_MS, by: 'address' }],
    fault: 'registration_failed',
    body: z.extend(registrationSchema, { altcha: z.optional(proofOfWorkSchema) }),
    reply: z.object({ id: z.int(), username: z.string() }),
  }),
  proofOfWork: endpoint({
    method: 'GET',
    path: '/proof-of-work',
    summary:
      'Work whose result, sent as `altcha` within ten minutes, lets `POST /register` make one more account where it asked for it.',
    access: 'public',
    reply: workToDoSchema,
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary:
      'Signs in by username or e-mail and sets the session cookie; an account with a second factor answers 401 `second_factor_required` until the same call brings a `code` or a `passkey`.',
    access: 'public',
    errors: [
      'bad_credentials',
      'second_factor_required',
      'wrong_code',
      'wrong_passkey',
      'passkeys_off',
      'banned',
      'being_deleted',
    ],
    isAlwaysOpen: true,
    limits: [
      { max: 10, windowMs: 5 * MINUTE_MS, by: 'address-and-username' },
      { max: 100, windowMs: 5 * MINUTE_MS, by: 'address' },
    ],
    body: z.extend(signInSchema, { passkey: z.optional(provedPasskeySchema) }),
    reply: z.object({ user: profileSchema }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/change-password',
    summary: 'Changes the password and ends every other session of the account.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['wrong_password'],
    status: 204,
    limits: [{ max: 10, windowMs: 10 * MINUTE_MS, by: 'account' }],
    body: passwordChangeSchema,
    reply: noContent,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/password-reset',
    summary:
      'Mails a link that sets a new password; answers the same whether there is such an account or not.',
    access: 'public',
    isAlwaysOpen: true,
    status: 204,
    limits: [
      { max: 5, windowMs: 10 * MINUTE_MS, by: 'address-and-username' },
      { max: 20, windowMs: 10 * MINUTE_MS, by: 'address' },
    ],
    body: forgottenPasswordSchema,
    reply: noContent,
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/password-reset',
    summary:
      'Sets a new password by the token of a mailed link, once, and ends every session of the account.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['invalid_token', 'email_taken'],
    status: 204,
    limits: [ofMailedTokens],
    body: passwordResetSchema,
    reply: noContent,
  }),
  verifyAccount: endpoint({
    method: 'POST',
    path: '/verify-account',
    summary: 'Confirms the e-mail address by the token of a verification link; a token works once.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['invalid_token', 'email_taken'],
    status: 204,
    limits: [ofMailedTokens],
    body: z.object({ token: mailedTokenSchema }),
    reply: noContent,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/verify-account/resend',
    summary: 'Mails a new verification link to the signed-in account; earlier links stop working.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['already_verified'],
    status: 204,
    limits: [{ max: 3, windowMs: 10 * MINUTE_MS, by: 'account' }],
    reply: noContent,
  }),
}
