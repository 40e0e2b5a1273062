import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHostname } from '#server/config/loopback.ts'
import { SESSION_REMEMBERED_MS } from '#shared/constants/account-limits.ts'
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '#shared/constants/session.ts'

/** The session cookie of one request: read, set, cleared. */
export type SessionCookie = {
  readonly token: string | undefined
  /** A remembered session outlives the browser; another ends with it. */
  set(token: string, remembered: boolean): void
  clear(): void
}

const HAS_SESSION = new RegExp(`(?:^|;\\s*)(?:__Host-)?${SESSION_COOKIE}=`)
/** Whether a session cookie was sent, of a session that there may be or not. */
export const namesSession = (cookies = ''): boolean => HAS_SESSION.test(cookies)

/** The token of the session cookie, if one was sent. */
export function readSessionToken(request: FastifyRequest, isLocalSite: boolean): string | undefined {
  return request.cookies[nameOf(isSecure(request, isLocalSite))]
}

/** `isLocalSite`: whether the address of the site is of this machine alone. */
export function sessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isLocalSite: boolean,
): SessionCookie {
  const secure = isSecure(request, isLocalSite)
  const hint = { path: '/', sameSite: 'lax', secure } as const
  const attributes = { ...hint, httpOnly: true } as const
  return {
    token: request.cookies[nameOf(secure)],
    set(token, remembered) {
      const lifetime = remembered ? { maxAge: SESSION_REMEMBERED_MS / 1000 } : {}
      reply.setCookie(nameOf(secure), token, { ...attributes, ...lifetime })
      reply.setCookie(SIGNED_IN_COOKIE, '1', { ...hint, ...lifetime })
    },
    clear() {
      reply.clearCookie(nameOf(secure), attributes)
      reply.clearCookie(SIGNED_IN_COOKIE, hint)
    },
  }
}

/** `Secure` is left out on localhost only, where browsers may have no https to offer. */
export function isSecure(request: FastifyRequest, isLocalSite: boolean): boolean {
  return !(isLocalSite && isLoopbackHostname(request.hostname))
}

/** By this prefix browsers take the cookie from this very host alone: no neighbour below its domain can plant one. */
const nameOf = (secure: boolean) => (secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)
