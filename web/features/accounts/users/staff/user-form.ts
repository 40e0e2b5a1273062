/** What the form about an account asks: the contract's own rules, and a Discord name that may be left empty. */
import * as z from 'zod/mini'
import {
  discordUsernameSchema,
  emailSchema,
  usernameSchema,
} from '#shared/contract/accounts/account-fields.ts'

const leftEmpty = z.transform((text: unknown) =>
  typeof text === 'string' && text.trim() === '' ? null : text,
)

export const userFormSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  discordUsername: z.pipe(leftEmpty, z.nullable(discordUsernameSchema)),
})
