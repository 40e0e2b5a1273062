/** Every way a call can be refused: the code on the wire and the HTTP status it travels with. */
import * as z from 'zod/mini'

export const STATUS_BY_ERROR_CODE = {
  validation_failed: 400,
  malformed_body: 400,
  wrong_password: 400,
  invalid_token: 400,
  bad_image: 400,
  not_signed_in: 401,
  bad_credentials: 401,
  banned: 403,
  not_allowed: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  username_taken: 409,
  email_taken: 409,
  already_verified: 409,
  role_name_taken: 409,
  role_protected: 409,
  last_administrator: 409,
  release_exists: 409,
  release_published: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const
export type ErrorCode = keyof typeof STATUS_BY_ERROR_CODE
export const ERROR_CODES = Object.keys(STATUS_BY_ERROR_CODE) as [ErrorCode, ...ErrorCode[]]

/** The body of every refusal. `fields` names the inputs at fault, each with its own sentence. */
export const apiErrorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiErrorBody = z.infer<typeof apiErrorSchema>
