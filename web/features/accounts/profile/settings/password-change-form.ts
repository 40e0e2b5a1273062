import * as z from 'zod/mini'
import { passwordAgainSchema } from '#shared/contract/accounts/account-fields.ts'
import { passwordChangeSchema } from '#shared/contract/accounts/auth.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

/** What the change-password dialog asks: the call's own rules and a repeated new password. */
export const passwordChangeFormSchema = z
  .object({ ...passwordChangeSchema.shape, confirmNewPassword: passwordAgainSchema })
  .check(
    z.refine(({ newPassword, confirmNewPassword }) => newPassword === confirmNewPassword, {
      path: ['confirmNewPassword'],
      message: 'passwordsDiffer' satisfies ValidationKey,
      when: () => true,
    }),
  )
