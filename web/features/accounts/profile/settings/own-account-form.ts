import * as z from 'zod/mini'
import { emailSchema, usernameSchema } from '#shared/contract/accounts/account-fields.ts'

export const ownAccountFormSchema = z.object({ username: usernameSchema, email: emailSchema })
