import { ERROR_CODES, type ErrorCode } from '#shared/constants/error-codes.ts'
import { type Endpoint, isForGameServers, isForStaff, nothing } from '#shared/contract/endpoint.ts'

/**
 * Every way a call of an endpoint can be refused, in the order of the codes: what follows of what it declares (who may call, what it
 * takes, how often), what can befall any call, and the refusals that it names itself.
 */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const {
    method,
    base,
    access,
    keyHeader,
    scope,
    limits,
    needsConfirmation,
    part,
    isAlwaysOpen,
    fault,
    errors = [],
  } = endpoint
  const has = (name: 'params' | 'query' | 'headers' | 'body') => endpoint[name] !== nothing
  const isWrite = method !== 'GET'
  const found = new Set<ErrorCode>([
    ...errors,
    ...when(has('query') || has('headers') || has('body'), 'validation_failed'),
    ...when(access !== 'public' && !isForGameServers(access), 'not_signed_in', 'banned'),
    ...when(isForStaff(access), 'not_allowed', 'second_factor_setup_required'),
    ...when(scope !== undefined, 'bad_key', 'missing_scope'),
    ...when(isForGameServers(access), 'bad_key'),
    ...when(keyHeader !== undefined, 'key_refused'),
    ...when(isForGameServers(access) && access !== 'game-server', 'missing_scope'),
    ...when(needsConfirmation !== undefined, 'confirmation_required'),
    ...when(has('params'), 'not_found'),
    ...when(part !== undefined && !isForStaff(access), base === '' ? 'not_found' : 'part_off'),
    ...when(limits !== undefined, 'too_many_requests'),
    // A body is read before it is dropped, where none is declared.
    ...when(isWrite, 'malformed_body', 'body_too_large', 'unsupported_media_type'),
    ...when(isWrite, 'cross_site', 'conflict', 'storage_full'),
    'internal',
    ...when(fault !== undefined, fault),
    'unavailable',
    ...when(!isAlwaysOpen, 'maintenance'),
  ])
  return ERROR_CODES.filter((code) => found.has(code))
}

const when = (isSo: boolean, ...codes: (ErrorCode | undefined)[]): ErrorCode[] =>
  isSo ? codes.filter((code) => code !== undefined) : []
