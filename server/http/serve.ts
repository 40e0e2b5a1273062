/** Binds one contract endpoint to its handler: check access, count the call, parse the request, trim the reply. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#shared/constants/languages.ts'
import {
  type Access,
  type Endpoint,
  type ParsedRequestOf,
  type ReplyOf,
  textFile,
} from '#shared/contract/endpoint.ts'
import { callerLanguage } from './caller-language.ts'
import { parseRequest } from './parse-request.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { sendTextFile } from './replies/send-text-file.ts'
import { type SessionCookie, sessionCookie } from './session-cookie.ts'
import { type Authenticate, assertAccess, type Visitor } from './visitor.ts'

/** What a handler is told of the caller. An endpoint that is not public always has a visitor. */
type Caller<A extends Access> = {
  visitor: A extends 'public' ? null : Visitor
  language: Language
  cookie: SessionCookie
}
type Handler<E extends Endpoint> = (
  request: ParsedRequestOf<E> & Caller<E['access']>,
) => ReplyOf<E> | Promise<ReplyOf<E>>

/** Answers one endpoint. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/**
 * Makes the `serve` of an API: `authenticate` finds the visitor of a session, `siteUrl` decides on secure cookies,
 * and limits hold when `rateLimits` is true.
 */
export function createServe(
  app: FastifyInstance,
  options: { authenticate: Authenticate; siteUrl: string; rateLimits: boolean },
): Serve {
  return function serve(endpoint, handler) {
    const countCall = options.rateLimits ? createRateLimiter(app, endpoint.limits) : null

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const cookie = sessionCookie(request, reply, options.siteUrl)
      const isPublic = endpoint.access === 'public'
      const visitor = isPublic || !cookie.token ? null : await options.authenticate(cookie.token)
      assertAccess(endpoint.access, visitor)
      await countCall?.(request, reply, visitor)
      const caller = { visitor, language: callerLanguage(request.headers), cookie }
      const input = { ...parseRequest(endpoint, request), ...caller } as Parameters<typeof handler>[0]
      const result = endpoint.reply.parse(await handler(input))
      reply.status(endpoint.status).header('cache-control', 'no-store')
      if (endpoint.file) return sendTextFile(reply, endpoint.file, textFile.parse(result))
      return endpoint.status === 204 ? reply.send() : result
    }

    app.route({ method: endpoint.method, url: endpoint.path, handler: answer })
  }
}
