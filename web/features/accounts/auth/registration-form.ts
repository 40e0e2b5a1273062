/** What the registration form asks: the account's own rules, a repeated password, and a Discord name that may stay empty. */
import * as z from 'zod/mini'
import { passwordAgainSchema } from '#shared/contract/accounts/account-fields.ts'
import { registrationSchema } from '#shared/contract/accounts/auth.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const leftEmpty = z.transform((text: unknown) =>
  typeof text === 'string' && text.trim() === '' ? undefined : text,
)

export const registrationFormSchema = z
  .object({
    ...registrationSchema.shape,
    discordUsername: z.pipe(leftEmpty, registrationSchema.shape.discordUsername),
    confirmPassword: passwordAgainSchema,
    /** To the processing of personal data. */
    consent: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: 'passwordsDiffer' satisfies ValidationKey,
      // Also when another field is wrong: all that is to be corrected is said at once.
      when: () => true,
    }),
  )
