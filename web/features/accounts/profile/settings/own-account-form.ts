import * as z from 'zod/mini'
import { discordUsernameSchema, usernameSchema } from '#shared/contract/accounts/account-fields.ts'
import { emailSchema } from '#shared/contract/fields.ts'

const leftEmpty = z.transform((text: unknown) =>
  typeof text === 'string' && text.trim() === '' ? null : text,
)

/** A Discord name may stay empty. */
export const ownAccountFormSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  discordUsername: z.pipe(leftEmpty, z.nullable(discordUsernameSchema)),
})
