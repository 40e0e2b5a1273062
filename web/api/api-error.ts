import type { ErrorCode } from '#shared/constants/error-codes.ts'

/**
 * A call that did not succeed. `code` is the server's, or `network` when no answer came; `message` is a sentence
 * in the interface language, or empty where none came; `fields` holds one sentence per input at fault; `status` is null without an answer.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'network'
  readonly status: number | null
  readonly fields: Readonly<Record<string, string>>
  /** The name of whoever was first, where a conflict tells it. */
  readonly by: string | null

  constructor(
    code: ErrorCode | 'network',
    message: string,
    status: number | null,
    fields: Record<string, string> = {},
    by: string | null = null,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.fields = fields
    this.by = by
  }
}

/** Whether somebody else saved the same thing first. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'

/** The sentence to show for a failure: its own, or `fallback` where it brings none. */
export function failureMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}
