/** The account that the installation wrote, until whoever it belongs to has made it theirs. */
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { emailSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { passwordSchema, usernameSchema } from './account-fields.ts'

/** Reaches nobody, by the standard (RFC 2606). */
export const isNobodysAddress = (email: string) => email.toLowerCase().endsWith('.invalid')

export const firstAdministratorSchema = z.object({
  username: z.string(),
  /** Null where it reaches nobody, and for everybody else. */
  email: z.nullable(z.string()),
  /** Whether it is the account that asks. */
  isOwn: z.boolean(),
})
export type FirstAdministrator = z.infer<typeof firstAdministratorSchema>

export const firstAdministratorChangeSchema = z.object({
  username: usernameSchema,
  email: emailSchema.check(
    z.refine((email) => !isNobodysAddress(email), 'emailInvalid' satisfies ValidationKey),
  ),
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
})
export type FirstAdministratorChange = z.infer<typeof firstAdministratorChangeSchema>

export const firstAdministratorEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/first-administrator',
    summary:
      'The account of the installation, as long as it has the delivered address or password; afterwards 404.',
    access: 'manage_site',
    errors: ['not_found'],
    reply: firstAdministratorSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/admin/first-administrator',
    summary:
      'Gives the account of the installation, which has to ask for it itself, its name, address and password; ends its other sessions and mails a verification link.',
    access: 'manage_site',
    errors: ['not_found', 'wrong_password', 'username_taken', 'email_taken'],
    limits: [{ max: 10, windowMs: 10 * 60_000, by: 'account' }],
    body: firstAdministratorChangeSchema,
    reply: z.object({ username: z.string(), email: z.string() }),
  }),
}
