import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { AppError } from '#server/lib/app-error.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { ValidationError } from './validation-error.ts'

/** What a handler receives of a request: its parts as the schemas make them, and bytes as they come. */
export type ParsedRequestOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'headers' | 'body']: E[Part] extends z.ZodMiniType
    ? z.output<E[Part]>
    : Readable
}

/**
 * Reads the parts of a request by the endpoint's schemas; what they do not name is dropped.
 * @throws {AppError} `not_found` for an id or a name in the address that cannot be one
 * @throws {ValidationError} naming each input at fault
 */
export function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: { params: unknown; query: unknown; headers: unknown; body: unknown },
): ParsedRequestOf<E> {
  const params = endpoint.params.safeParse(request.params)
  if (!params.success || findUnstorable(params.data) !== undefined) throw new AppError('not_found')
  return {
    params: params.data,
    query: parseInput(endpoint.query, request.query),
    headers: parseInput(endpoint.headers, request.headers),
    body:
      'kind' in endpoint.body ? (request.body ?? Readable.from([])) : parseInput(endpoint.body, request.body),
  } as ParsedRequestOf<E>
}

/**
 * Reads one part by a schema that may be known only with the request.
 * @throws {ValidationError} naming each input at fault
 */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (!parsed.success) throw new ValidationError(parsed.error.issues)
  const field = findUnstorable(parsed.data)
  if (field !== undefined)
    throw new AppError('validation_failed', {
      fields: { [field]: 'controlCharacters' satisfies ValidationKey },
    })
  return parsed.data
}

/** NUL, which PostgreSQL cannot store, and halves of a surrogate pair, which UTF-8 cannot. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** The top-level field that carries a character which cannot be stored. */
function findUnstorable(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.entries(data).find(([, value]) => isUnstorable(value))?.[0]
}

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value)
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isUnstorable)
  return false
}
