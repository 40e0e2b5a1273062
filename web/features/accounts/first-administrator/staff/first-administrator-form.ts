import * as z from 'zod/mini'
import { passwordAgainSchema } from '#shared/contract/accounts/account-fields.ts'
import { firstAdministratorChangeSchema } from '#shared/contract/accounts/first-administrator.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

/** What the call asks, and the new password once more. */
export const firstAdministratorFormSchema = z
  .object({ ...firstAdministratorChangeSchema.shape, confirmPassword: passwordAgainSchema })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: 'passwordsDiffer' satisfies ValidationKey,
      when: () => true,
    }),
  )
