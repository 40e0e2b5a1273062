import * as z from 'zod/mini'
import { usernameSchema } from '#shared/contract/accounts/account-fields.ts'
import { emailSchema } from '#shared/contract/fields.ts'

export const ownAccountFormSchema = z.object({ username: usernameSchema, email: emailSchema })
