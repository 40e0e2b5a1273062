/** Turns whatever was thrown into a reply of the contract: the right status, a sentence, nothing internal. */
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { isDiskFull } from '#server/lib/files/disk-room.ts'
import { type ErrorCode, STATUS_BY_ERROR_CODE } from '#shared/constants/error-codes.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { validationTexts } from '#shared/texts/validation-texts.ts'
import { callerLanguage } from './caller-language.ts'
import { lingerAfterTooMuch } from './requests/discard-rest.ts'
import { ValidationError } from './requests/validation-error.ts'

/** Answers whatever is thrown below this instance. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, request.log))
}

/** Answers unknown paths below this instance as the API does. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not_found'), request, reply, request.log),
  )
}

const NO_SUCH_RANGE = 416

/** Sends the reply for `error`; a fault of ours is logged, once, with the request's id. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: FastifyBaseLogger,
) {
  // Of files alone, of which a part was asked for that is not there (RFC 9110).
  if ((error as Partial<FastifyError>).statusCode === NO_SUCH_RANGE) return reply.status(NO_SUCH_RANGE).send()
  const body = describeError(error, callerLanguage(request))
  const status = STATUS_BY_ERROR_CODE[body.code]
  if (status >= 500 && body.code !== 'maintenance') log.error({ err: error }, 'request failed')
  if (status === 413) lingerAfterTooMuch(request, reply)
  // Seconds (RFC 9110).
  if (error instanceof AppError && error.retryAfter !== undefined)
    reply.header('retry-after', error.retryAfter)
  return reply.status(status).header('cache-control', 'no-store').send(body)
}

/** Whether nothing in the contract says what was thrown. */
export const isFault = (error: unknown): boolean => errorCodeOf(error) === 'internal'

function describeError(error: unknown, language: Language): ApiErrorBody {
  const code = errorCodeOf(error)
  const sentence = error instanceof AppError ? error.sentence?.[language] : undefined
  const body: ApiErrorBody = { code, message: sentence ?? errorTexts[language][code] }
  if (error instanceof AppError && error.details) body.message += ` ${error.details[language]}`
  if (error instanceof AppError && error.by !== undefined) body.by = error.by
  const fields = fieldsOf(error, language)
  if (!fields) return body
  const sentences = Object.values(fields)
  // Whoever reads the message alone is told what is wrong, where one thing is.
  if (code === 'validation_failed' && sentences[0] && sentences.length === 1) [body.message] = sentences
  return { ...body, fields }
}

function fieldsOf(error: unknown, language: Language): ApiErrorBody['fields'] {
  if (error instanceof ValidationError) return error.fields(language)
  if (!(error instanceof AppError && error.fields)) return undefined
  const sentences = { ...validationTexts[language], ...staffValidationTexts[language] }
  return Object.fromEntries(Object.entries(error.fields).map(([field, key]) => [field, sentences[key]]))
}

function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  if (error instanceof ValidationError) return 'validation_failed'
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode === 403 || statusCode === 404) return 'not_found'
  if (statusCode === 413) return 'body_too_large'
  if (statusCode === 415) return 'unsupported_media_type'
  if (statusCode >= 400 && statusCode < 500) return 'malformed_body'
  if (CHANGED_MEANWHILE.has(code)) return 'conflict'
  if (isDiskFull(code)) return 'storage_full'
  return isDatabaseAway(code, error) ? 'unavailable' : 'internal'
}

/** A row that the change refers to has gone meanwhile, or two changes waited for one another. */
const CHANGED_MEANWHILE = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503', '40001', '40P01'])

/**
 * Network faults of the PostgreSQL client, what its server says of itself (08 the connection, 53 its memory and places, 57P
 * shutting down, 25006 a standby; 55P03, 57014 and 25P03 what took longer than anybody shall wait), a lock held by another
 * process.
 */
const AWAY =
  /^(SQLITE_BUSY|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE|57P0\d|08\w{3}|53\w{3}|25006|55P03|57014|25P03)$/

function isDatabaseAway(code: string, error: unknown): boolean {
  if (AWAY.test(code)) return true
  return (
    error instanceof Error &&
    /connection (terminated|timeout)|timeout exceeded when trying to connect|is not queryable/i.test(
      error.message,
    )
  )
}
