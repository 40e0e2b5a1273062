/** An API for screen tests: every call is answered by hand, and every call is remembered. */

import { type ErrorCode, STATUS_BY_ERROR_CODE } from '#shared/constants/error-codes.ts'
import type { Endpoint, JsonEndpoint, ReplyOf } from '#shared/contract/endpoint.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import type { TransportReply } from '#shared/contract/page-rendering.ts'
import { checkReply } from '#web/api/check-reply.ts'
import { connectApi } from '#web/api/client.ts'

type Call = { path: string; query: URLSearchParams; body: unknown; headers: Record<string, string> }
type Answer = (call: Call) => TransportReply | Promise<TransportReply>

/**
 * Takes the place of the network. What has no answer yet stays pending for ever.
 * `on` sets the answer of an endpoint; a later one replaces it. `calls` lists what was asked of an endpoint.
 */
export function connectFakeApi() {
  const answers: { endpoint: Endpoint; answer: Answer }[] = []
  const calls = new Map<Endpoint, Call[]>()
  connectApi({
    check: checkReply,
    language: () => (document.documentElement.lang === 'en' ? 'en' : 'ru'),
    transport: async (address, { method, headers, body }) => {
      const { pathname, searchParams } = new URL(address, 'http://test')
      const call = {
        path: pathname,
        query: searchParams,
        headers,
        body: typeof body === 'string' ? JSON.parse(body) : body,
      }
      const known = answers.findLast(({ endpoint }) => isFor(endpoint, method, pathname))
      if (!known) return new Promise(() => {})
      calls.set(known.endpoint, [...(calls.get(known.endpoint) ?? []), call])
      return known.answer(call)
    },
  })
  return {
    on<E extends Endpoint>(endpoint: E, answer: Answer): void {
      answers.push({ endpoint, answer })
    },
    /** Answers with a reply of the contract. */
    reply<E extends JsonEndpoint>(endpoint: E, reply: ReplyOf<E>): void {
      answers.push({ endpoint, answer: () => answered(endpoint.status, reply) })
    },
    refuse(endpoint: Endpoint, code: ErrorCode, message: string, fields?: ApiErrorBody['fields']): void {
      answers.push({ endpoint, answer: () => refused(code, message, fields) })
    },
    /** No answer at all, as without a network. */
    fail(endpoint: Endpoint): void {
      answers.push({ endpoint, answer: () => Promise.reject(new TypeError('Failed to fetch')) })
    },
    calls: (endpoint: Endpoint): readonly Call[] => calls.get(endpoint) ?? [],
  }
}
export type FakeApi = ReturnType<typeof connectFakeApi>

function isFor(endpoint: Endpoint, method: string, pathname: string): boolean {
  const pattern = endpoint.path.replace(/:\w+/g, '[^/]+')
  return endpoint.method === method && new RegExp(`^${endpoint.base}${pattern}$`).test(pathname)
}

export function answered(status: number, body?: unknown): TransportReply {
  return { ok: status < 400, status, headers: { get: () => null }, json: async () => body }
}

export function refused(code: ErrorCode, message: string, fields?: ApiErrorBody['fields']): TransportReply {
  return answered(STATUS_BY_ERROR_CODE[code], { code, message, fields })
}
