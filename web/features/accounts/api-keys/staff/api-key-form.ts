import * as z from 'zod/mini'
import { API_KEY_DAYS } from '#shared/constants/security/scopes.ts'
import { apiKeyDraftSchema } from '#shared/contract/accounts/api-keys.ts'

/** What the list of lifetimes says where there is none. */
export const NO_END = 'none'

export const apiKeyFormSchema = z.extend(apiKeyDraftSchema, {
  days: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => (text === NO_END ? null : Number(text))),
    ),
    z.nullable(z.literal(API_KEY_DAYS)),
  ),
})
