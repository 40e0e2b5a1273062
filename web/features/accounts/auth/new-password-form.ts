/** What is asked for a new password: the account's own rule, and the same once more. */
import * as z from 'zod/mini'
import { passwordAgainSchema, passwordSchema } from '#shared/contract/accounts/account-fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

export const newPasswordFormSchema = z
  .object({ newPassword: passwordSchema, confirmPassword: passwordAgainSchema })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: 'passwordsDiffer' satisfies ValidationKey,
      when: () => true,
    }),
  )
