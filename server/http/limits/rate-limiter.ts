import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { type CountTogether, createCallCounts } from '#server/lib/limits/call-counts.ts'
import { networkOf } from '#server/lib/net/network-of.ts'
import type { Endpoint, RateLimit } from '#shared/contract/endpoint.ts'

type CountCall = (request: FastifyRequest, currentUser: CurrentUser | null) => Promise<void>

const SECOND_MS = 1_000

/**
 * Counts the calls of an endpoint by its limits; null when it has none.
 * Counting throws {AppError} `too_many_requests` past one of them, with the time to wait.
 */
export function createRateLimiter(
  { method, base, path, limits = [] }: Endpoint,
  { together, log }: { together: CountTogether | undefined; log: FastifyBaseLogger },
): CountCall | null {
  if (limits.length === 0) return null
  const rules = limits.map(({ max, windowMs, by }) => {
    const rule = `${method} ${base}${path} ${max} in ${windowMs} by ${by}`
    const onAlone = (err: unknown) => log.warn({ err, rule }, 'this process counts calls alone')
    return { max, by, count: createCallCounts({ rule, max, windowMs, together, onAlone }) }
  })
  return async (request, currentUser) => {
    for (const { max, by, count } of rules) {
      const { calls, endsInMs } = await count(callerKey(by, request, currentUser))
      if (calls <= max) continue
      throw new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(endsInMs / SECOND_MS)) })
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
