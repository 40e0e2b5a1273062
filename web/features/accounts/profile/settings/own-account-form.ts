import * as z from 'zod/mini'
import { discordUsernameSchema, usernameSchema } from '#shared/contract/accounts/account-fields.ts'
import { emailSchema } from '#shared/contract/fields.ts'
import { nullWhenEmpty } from '#web/editing/fields/null-when-empty.ts'

/** A Discord name may stay empty. */
export const ownAccountFormSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  discordUsername: z.pipe(nullWhenEmpty, z.nullable(discordUsernameSchema)),
})
