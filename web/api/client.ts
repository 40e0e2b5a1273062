/** The only way to the API: every call is one endpoint of the contract, whatever carries it. */
import type { Language } from '#shared/constants/languages.ts'
import type { Endpoint, ReplyOf, RequestOf } from '#shared/contract/endpoint.ts'
import { apiErrorSchema } from '#shared/contract/errors.ts'
import type { Transport, TransportReply } from '#shared/contract/page-rendering.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { ApiError } from './api-error.ts'

type Connection = { transport: Transport; language: () => Language }
type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, string | undefined>
  body?: unknown
}

let connection: Connection = {
  transport: () => Promise.reject(new Error('connectApi() was not called')),
  language: () => 'ru',
}

/** Says what carries the calls and in which language answers are wanted; each entry calls it once, first of all. */
export function connectApi(next: Connection): void {
  connection = next
}

/** Calls an endpoint and returns its reply, checked against the contract; throws `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
  const reply = await ask(endpoint, request)
  if (reply.status === 204) return undefined as ReplyOf<E>
  const parsed = endpoint.reply.safeParse(await reply.json().catch(() => undefined))
  if (parsed.success) return parsed.data as ReplyOf<E>
  console.error(`The reply to ${endpoint.method} ${endpoint.path} breaks the contract.`, parsed.error.issues)
  throw new ApiError('internal', errorTexts[connection.language()].internal, reply.status)
}

/** Calls an endpoint and returns its reply as it came; throws `ApiError` when it was refused. */
export async function ask<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<TransportReply> {
  const { params, query, body } = request as Parts
  const language = connection.language()
  const reply = await send(addressOf(endpoint, params, query), endpoint.method, body, language)
  if (!reply.ok) throw await refusalOf(reply, language)
  return reply
}

/** What is thrown when the network fails. */
export function networkFailure(): ApiError {
  return new ApiError('network', errorTexts[connection.language()].network, null)
}

async function send(address: string, method: string, body: unknown, language: Language) {
  const headers = { accept: 'application/json', 'accept-language': language }
  const init =
    body === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    return await connection.transport(address, init)
  } catch {
    throw networkFailure()
  }
}

function addressOf(endpoint: Endpoint, params: Parts['params'], query: Parts['query']): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
  const given = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length > 0 ? `/api${path}?${new URLSearchParams(given)}` : `/api${path}`
}

async function refusalOf(reply: TransportReply, language: Language): Promise<ApiError> {
  const parsed = apiErrorSchema.safeParse(await reply.json().catch(() => undefined))
  if (!parsed.success) return new ApiError('internal', errorTexts[language].internal, reply.status)
  return new ApiError(parsed.data.code, parsed.data.message, reply.status, parsed.data.fields)
}
