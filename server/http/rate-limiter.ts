import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { networkOf } from '#server/lib/net/network-of.ts'
import type { RateLimit } from '#shared/contract/endpoint.ts'

type CountCall = (request: FastifyRequest, currentUser: CurrentUser | null) => Promise<void>

/**
 * Counts the calls of an endpoint by its limits; null when it has none.
 * Counting throws {AppError} `too_many_requests` past one of them, with the time to wait.
 */
export function createRateLimiter(app: FastifyInstance, limits: readonly RateLimit[] = []): CountCall | null {
  if (limits.length === 0) return null
  const currentUsers = new WeakMap<FastifyRequest, CurrentUser | null>()
  const counters = limits.map(({ max, windowMs, by }) =>
    app.createRateLimit({
      max,
      timeWindow: windowMs,
      keyGenerator: (request) => callerKey(by, request, currentUsers.get(request) ?? null),
    }),
  )
  return async (request, currentUser) => {
    currentUsers.set(request, currentUser)
    for (const count of counters) {
      const result = await count(request)
      if (result.isAllowed || !result.isExceeded) continue
      throw new AppError('too_many_requests', { retryAfter: result.ttlInSeconds })
    }
  }
}

function callerKey(by: RateLimit['by'], request: FastifyRequest, currentUser: CurrentUser | null): string {
  switch (by) {
    case 'address':
      return networkOf(request.ip)
    case 'address-and-username': {
      const { username } = (request.body ?? {}) as { username?: unknown }
      return `${networkOf(request.ip)} ${typeof username === 'string' ? foldForSearch(username).slice(0, 300) : ''}`
    }
    case 'account':
      return String(currentUser?.id)
  }
}
