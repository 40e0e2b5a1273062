/** How a call is refused. */
import * as z from 'zod/mini'
import { ERROR_CODES } from '#shared/constants/error-codes.ts'

/** The body of every refusal. `fields` names the inputs at fault, each with its own sentence; `by` whoever was first, where it is a conflict. */
export const apiErrorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  by: z.optional(z.string()),
})
export type ApiErrorBody = z.infer<typeof apiErrorSchema>
