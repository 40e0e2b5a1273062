import * as z from 'zod/mini'
import { BAN_REASON_MAX } from '#shared/constants/content-limits.ts'
import { lineSchema, momentSchema } from '#shared/contract/fields.ts'

export const banSchema = z.object({
  reason: lineSchema(BAN_REASON_MAX),
  /** Null or absent: until staff lift it. */
  until: z.optional(z.nullable(momentSchema)),
  /** The `at` of the ban that stands as the caller knows it, null for none: where it is sent and another one stands, that is a conflict. */
  known: z.optional(z.nullable(z.iso.datetime())),
})
export type Ban = z.infer<typeof banSchema>
