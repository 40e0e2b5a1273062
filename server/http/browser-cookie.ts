import type { FastifyReply, FastifyRequest } from 'fastify'
import { BROWSER_COOKIE_LIFETIME_MS } from '#shared/constants/account-limits.ts'
import { BROWSER_COOKIE } from '#shared/constants/session.ts'
import { isSecure } from './session-cookie.ts'

/** The cookie by which a browser is known to have signed in before; it opens nothing. */
export type BrowserCookie = { readonly token: string | undefined; set(token: string): void }

export function browserCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isLocalSite: boolean,
): BrowserCookie {
  return {
    token: request.cookies[BROWSER_COOKIE],
    set(token) {
      reply.setCookie(BROWSER_COOKIE, token, {
        path: '/api',
        sameSite: 'lax',
        httpOnly: true,
        secure: isSecure(request, isLocalSite),
        maxAge: BROWSER_COOKIE_LIFETIME_MS / 1000,
      })
    },
  }
}
