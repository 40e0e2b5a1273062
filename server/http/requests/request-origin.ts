import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'

/** Where a call comes from. */
export type RequestOrigin = { address: string; device: string | null }

const DEVICE_MAX = 200

const current = new AsyncLocalStorage<FastifyRequest>()

/** Answers a call, whose origin whatever is done for it can ask for. */
export const withOrigin = <T>(request: FastifyRequest, answer: () => T): T => current.run(request, answer)

/** Where the call that is being answered comes from; null for what the process does by itself. */
export function currentOrigin(): RequestOrigin | null {
  const request = current.getStore()
  if (!request) return null
  return { address: request.ip, device: request.headers['user-agent']?.slice(0, DEVICE_MAX) ?? null }
}
