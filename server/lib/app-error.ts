import { type ErrorCode, STATUS_BY_ERROR_CODE } from '#shared/constants/error-codes.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

/** A refusal with a place in the contract; anything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** The inputs at fault, each with the key of what to say of it. */
  readonly fields: Record<string, ValidationKey> | undefined

  /** What is said beside the sentence of the code. */
  readonly details: Record<Language, string> | undefined

  /** What is said in place of the sentence of the code. */
  readonly sentence: Record<Language, string> | undefined

  /** The name of whoever was first, where that is why. */
  readonly by: string | undefined

  /** After how many seconds it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options?: ErrorOptions & {
      fields?: Record<string, ValidationKey>
      details?: Record<Language, string>
      sentence?: Record<Language, string>
      by?: string
      retryAfter?: number
    },
  ) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.fields = options?.fields
    this.details = options?.details
    this.sentence = options?.sentence
    this.by = options?.by
    this.retryAfter = options?.retryAfter
  }

  get status(): number {
    return STATUS_BY_ERROR_CODE[this.code]
  }
}

/** Refuses what was sent for what is wrong with these fields of it. */
export function refuseFields(fields: Record<string, ValidationKey>): never {
  throw new AppError('validation_failed', { fields })
}
