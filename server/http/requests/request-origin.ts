import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'

/** Where a call comes from. */
export type RequestOrigin = { address: string; device: string | null }

const DEVICE_MAX = 200

const current = new AsyncLocalStorage<{ request: FastifyRequest; keyName: string | null }>()

/** Answers a call, whose origin whatever is done for it can ask for, and the name of the key that it came with. */
export const withOrigin = <T>(request: FastifyRequest, keyName: string | null, answer: () => T): T =>
  current.run({ request, keyName }, answer)

/** Where the call that is being answered comes from; null for what the process does by itself. */
export function currentOrigin(): RequestOrigin | null {
  const request = current.getStore()?.request
  if (!request) return null
  return { address: request.ip, device: request.headers['user-agent']?.slice(0, DEVICE_MAX) ?? null }
}

/** The name of the key by which a program makes the call that is being answered; null without one. */
export const currentKeyName = (): string | null => current.getStore()?.keyName ?? null
