/** The only way to the API: every call is one endpoint of the contract, whatever carries it. */
import type { ErrorCode } from '#shared/constants/error-codes.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Endpoint, JsonEndpoint, ReplyOf, RequestOf } from '#shared/contract/endpoint.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import type { Transport, TransportReply } from '#shared/contract/page-rendering.ts'
import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { apiTexts } from './api.texts.ts'
import { ApiError } from './api-error.ts'
import type { ReplyCheck } from './check-reply.ts'

type Request = Parameters<Transport>[1]
type Connection = {
  transport: Transport
  language: () => Language
  check?: ReplyCheck | undefined
  /** Told why calls are refused. */
  onRefusal?: (code: ApiError['code']) => void
}
type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, string | undefined>
  headers?: Record<string, string>
  body?: unknown
}

let connection: Connection = {
  transport: () => Promise.reject(new Error('connectApi() was not called')),
  language: () => 'ru',
}

/**
 * Says what carries the calls, in which language answers are wanted and what checks them, where anything does; each entry
 * calls it once, first of all. Browsers take replies as they come: the server shaped them by the contract.
 */
export function connectApi(next: Connection): void {
  connection = next
}

/** Whether whoever is looking has just proved again who they are; what is refused for want of that is then asked once more. */
type Confirm = () => Promise<boolean>
let confirm: Confirm | undefined

/** Says who asks for that proof, or that nobody does any more. */
export function confirmBy(next: Confirm | undefined): void {
  confirm = next
}

/**
 * Calls an endpoint and returns its reply, as the contract describes it; throws `ApiError`.
 * What takes its time, such as a file, is carried by a `transport` of its own.
 */
export async function call<E extends JsonEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  transport?: Transport,
): Promise<ReplyOf<E>> {
  const reply = await ask(endpoint, request, transport)
  if (reply.status === 204) return undefined as ReplyOf<E>
  try {
    return takeReply(endpoint, await reply.json()) as ReplyOf<E>
  } catch (error) {
    console.error(`The reply to ${endpoint.method} ${endpoint.path} breaks the contract.`, error)
    throw new ApiError('internal', callFailureTexts[connection.language()].internal, reply.status)
  }
}

/** What came of an endpoint, an event of that `kind` perhaps, checked where this entry checks; throws what is wrong with it. */
export const takeReply: ReplyCheck = (endpoint, reply, kind) =>
  connection.check ? connection.check(endpoint, reply, kind) : reply

/** Calls an endpoint and returns its reply as it came; throws `ApiError` when it was refused. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  transport = connection.transport,
): Promise<TransportReply> {
  const language = connection.language()
  const { headers, body } = request as Parts
  const init = {
    method: endpoint.method,
    headers: { accept: 'application/json', 'accept-language': language, ...headers },
  }
  const reply = await transport(addressOf(endpoint, request), withBody(init, body)).catch(() => {
    throw networkFailure()
  })
  if (reply.ok) return reply
  const refusal = await refusalOf(reply, language)
  connection.onRefusal?.(refusal.code)
  if (refusal.code === 'confirmation_required' && (await confirm?.()))
    return ask(endpoint, request, transport)
  throw refusal
}

/** Where an endpoint stands, from the root of this site. */
export function addressOf<E extends Endpoint>(endpoint: E, request: RequestOf<E>): string {
  const { params, query } = request as Parts
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
  const given = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return `${endpoint.base}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
}

/** What is thrown when the network fails. */
export function networkFailure(): ApiError {
  return new ApiError('network', callFailureTexts[connection.language()].network, null)
}

/** Bytes name their type themselves. */
function withBody(init: Request, body: unknown): Request {
  if (body === undefined) return init
  const [type, encoded] =
    body instanceof Blob ? [body.type, body] : ['application/json', JSON.stringify(body)]
  return { ...init, headers: { ...init.headers, 'content-type': type }, body: encoded }
}

/** What a refusal that is not ours means: a proxy may take less than the server. */
const CODE_BY_STATUS: Partial<Record<number, ErrorCode & keyof typeof callFailureTexts.ru>> = {
  413: 'body_too_large',
  415: 'unsupported_media_type',
}

async function refusalOf(reply: TransportReply, language: Language): Promise<ApiError> {
  const { status } = reply
  const body: unknown = await reply.json().catch(() => undefined)
  if (isRefusal(body)) {
    const { code, message, fields, by } = body
    const said = code === 'not_signed_in' ? apiTexts[language].sessionEnded : message
    return new ApiError(code, said + noteOf(reply, language), status, fields, by)
  }
  const code = CODE_BY_STATUS[status]
  return new ApiError(code ?? 'internal', code ? callFailureTexts[language][code] : '', status)
}

function isRefusal(body: unknown): body is ApiErrorBody {
  const { code, message } = Object(body) as Record<string, unknown>
  return typeof code === 'string' && typeof message === 'string'
}

/** The name under which a fault of the server stands in its log, for whoever reports it. */
function noteOf({ status, headers }: TransportReply, language: Language): string {
  const id = status >= 500 && headers.get('x-request-id')
  return id ? ` ${apiTexts[language].requestId} ${id}` : ''
}
