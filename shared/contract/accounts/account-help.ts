/** What staff do for somebody: an account, a link to a new password, an address that is taken as confirmed, a former name. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { emailSchema, versionSchema } from '#shared/contract/fields.ts'
import { passwordSchema, usernameSchema } from './account-fields.ts'
import { userSchema } from './users.ts'

export const newUserSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  /** Left out, or null: its owner chooses one by the letter. */
  password: z.optional(z.nullable(passwordSchema)),
  /** Of letters; left out, or null: that of the caller. */
  language: z.optional(z.nullable(z.enum(LANGUAGES))),
})
export type NewUser = z.output<typeof newUserSchema>

export const accountHelpEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/admin/users',
    summary:
      'Makes an account and mails its owner a link: to confirm the address, or without a password to choose one. Whose address it is already is not told.',
    access: 'edit_users',
    errors: ['username_taken'],
    status: 201,
    body: newUserSchema,
    reply: userSchema,
  }),
  passwordLink: endpoint({
    method: 'POST',
    path: '/admin/users/:id/password-link',
    summary:
      'Makes a link to a new password: told this once, it works once and for an hour, in the place of an earlier one. Its owner is told by letter.',
    access: 'edit_users',
    errors: ['being_deleted'],
    needsConfirmation: true,
    params: idParams,
    reply: z.object({ url: z.string(), endsAt: z.iso.datetime() }),
  }),
  verify: endpoint({
    method: 'POST',
    path: '/admin/users/:id/verification',
    summary:
      'Takes an address as confirmed: the one that was seen, so that a change of it meanwhile is a conflict. Needs `view_personal_data` besides.',
    access: 'edit_users',
    errors: ['conflict', 'already_verified', 'email_taken'],
    needsConfirmation: true,
    params: idParams,
    body: z.object({ email: emailSchema }),
    reply: userSchema,
  }),
  restoreName: endpoint({
    method: 'POST',
    path: '/admin/users/:id/former-name',
    summary:
      'Gives an account one of its `formerNames` back, unless somebody bears it by now or the version is stale. Its owner is told by letter.',
    access: 'edit_users',
    errors: ['not_found', 'username_taken', 'conflict'],
    params: idParams,
    body: z.object({ username: usernameSchema, version: z.optional(versionSchema) }),
    reply: userSchema,
  }),
}
