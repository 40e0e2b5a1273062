/** What the editor of an account holds, and what it asks: the contract's own rules, and a Discord name and a rank that may be left empty. */
import * as z from 'zod/mini'
import { STAFF_RANKS } from '#shared/constants/staff-ranks.ts'
import { discordUsernameSchema, usernameSchema } from '#shared/contract/accounts/account-fields.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { emailSchema } from '#shared/contract/fields.ts'
import { nullWhenEmpty } from '#web/editing/fields/null-when-empty.ts'
import { fieldsOfSet } from '#web/editing/set-fields.ts'

export type UserFields = Readonly<
  Record<'username' | 'email' | 'discordUsername' | 'rank' | `role:${string}`, string>
>

export function userFieldsOf(user: User | null): UserFields {
  return {
    username: user?.username ?? '',
    email: user?.email ?? '',
    discordUsername: user?.discordUsername ?? '',
    rank: user?.rank ?? '',
    ...fieldsOfSet('role', user?.roles ?? []),
  }
}

const absent = z.transform(() => undefined)

/** Whoever may not see the address is not asked for it. */
export const userFormSchema = (isWithEmail: boolean) =>
  z.object({
    username: usernameSchema,
    email: isWithEmail ? emailSchema : absent,
    discordUsername: z.pipe(nullWhenEmpty, z.nullable(discordUsernameSchema)),
    rank: z.pipe(nullWhenEmpty, z.nullable(z.enum(STAFF_RANKS))),
  })
