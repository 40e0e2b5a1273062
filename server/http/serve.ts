/** Binds one contract endpoint to its handler: check access, count the call, parse the request, trim the reply. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHostname } from '#server/config/loopback.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { ClosureOf } from '#server/lib/closure.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { CountTogether } from '#server/lib/limits/call-counts.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Part, Parts } from '#shared/constants/parts.ts'
import { PASSING_PERMISSIONS } from '#shared/constants/permissions.ts'
import {
  type Access,
  type Endpoint,
  type GameServerAccess,
  isForGameServers,
  partOf,
} from '#shared/contract/endpoint.ts'
import { type Authenticate, assertAccess, assertConfirmed } from './access.ts'
import { type BrowserCookie, browserCookie } from './browser-cookie.ts'
import { callerLanguage } from './caller-language.ts'
import { type AuthenticateGameServer, type AuthenticateKey, findCaller, findGameServer } from './callers.ts'
import { isFault } from './errors.ts'
import { isInProcess } from './in-process-transport.ts'
import { createRateLimiter } from './limits/rate-limiter.ts'
import type { OpenStream } from './replies/event-streams.ts'
import { type AnswerOf, createSendReply, openToOtherSites } from './replies/send-reply.ts'
import { acceptBytes } from './requests/accept-bytes.ts'
import { type ParsedRequestOf, parseRequest } from './requests/parse-request.ts'
import { withOrigin } from './requests/request-origin.ts'
import { type SessionCookie, sessionCookie } from './session-cookie.ts'

/** Thousands of players, or what a game said to many commands, fit in. */
const GAME_BODY_LIMIT_BYTES = 1024 * 1024
/** For so long what was found out about a caller is good. */
const CALLER_COUNTS_MS = 500

/** What a handler is told of the caller. An endpoint that is not public always has a current user, or a game server. */
export type Caller<A extends Access> = {
  currentUser: A extends 'public' | GameServerAccess ? null : CurrentUser
  gameServer: A extends GameServerAccess ? CallingGameServer : null
  /** Aborts when a calling game server goes before it is answered. */
  gone: A extends GameServerAccess ? AbortSignal : null
  /** When the call of a game server came, by `performance.now()`. */
  arrivedAt: A extends GameServerAccess ? number : null
  /** Calls back once the whole answer to a game server has been handed on. */
  onSent: A extends GameServerAccess ? (then: () => void) => void : null
  language: Language
  cookie: SessionCookie
  /** What the caller's program calls itself, and from where it calls. */
  from: { userAgent: string | undefined; address: string }
  browser: BrowserCookie
}
type Handler<E extends Endpoint> = (
  request: ParsedRequestOf<E> & Caller<E['access']>,
) => AnswerOf<E> | Promise<AnswerOf<E>>

/** `etagOf`: the validator of what the handler would answer; who names it has that already and is told so without it. */
type ServeOptions = { etagOf?: (currentUser: CurrentUser, language: Language) => string }

/** Answers one endpoint. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: ServeOptions) => void

/**
 * Makes the `serve` of an API, whose endpoints stand in `api` (below `/api`) or in `app`: `authenticate` finds the
 * user of a session, `authenticateKey` that of a key, `authenticateGameServer` the game server of one of its own, `siteUrl` decides on secure cookies, limits hold when `rateLimits` is true, and what belongs to a part
 * that is switched off answers staff alone.
 */
export function createServe(
  { app, api }: { app: FastifyInstance; api: FastifyInstance },
  options: {
    authenticate: Authenticate
    authenticateKey: AuthenticateKey
    authenticateGameServer: AuthenticateGameServer
    siteUrl: string
    rateLimits: boolean
    /** How the processes of a site count calls together, where there may be several. */
    countTogether?: CountTogether | undefined
    openStream: OpenStream
    /** Which parts the site has now. */
    parts: () => Promise<Parts>
    /** What is closed for maintenance now. */
    closureOf: ClosureOf
    /** Gives the body of a request the time of a file. */
    waitForUpload: (request: IncomingMessage) => void
    /** Told of a call of somebody signed in who may not make it. */
    noteRefusal: (userId: number, call: string) => void
  },
): Serve {
  const sendReply = createSendReply(options.openStream)
  const isLocalSite = isLoopbackHostname(new URL(options.siteUrl).hostname)

  return function serve(endpoint, handler, { etagOf } = {}) {
    const { access, method, base, path: url, body } = endpoint
    const countCall = options.rateLimits
      ? createRateLimiter(endpoint, { together: options.countTogether, log: app.log })
      : null
    const currentUsers = new WeakMap<FastifyRequest, CurrentUser>()
    const gameServers = new WeakMap<FastifyRequest, CallingGameServer>()

    async function admit(request: FastifyRequest, reply: FastifyReply) {
      if (endpoint.isShownElsewhere) openToOtherSites(endpoint, reply)
      const part = partOf(endpoint, request.params as Record<string, string>)
      if (part && !(await options.parts())[part]) {
        // Outside the API there is a page for what is not there.
        if (base === '') return reply.callNotFound()
        throw new AppError('part_off')
      }
      if (!endpoint.isAlwaysOpen) await assertOpen(request, part)
      await identify(request)
      if ('kind' in body && access !== 'public') options.waitForUpload(request.raw)
    }

    /** Finds out who calls, and that they may. */
    async function identify(request: FastifyRequest): Promise<void> {
      if (isForGameServers(access)) {
        const { authenticateGameServer } = options
        const found = await findGameServer(access, endpoint.keyHeader, request, authenticateGameServer)
        gameServers.set(request, found)
        return
      }
      const currentUser = await findCaller(endpoint, request, { ...options, isLocalSite })
      await watched(request, currentUser, async () => assertAccess(access, currentUser))
      assertConfirmed(endpoint, currentUser)
      if (currentUser) currentUsers.set(request, currentUser)
    }

    /** @throws {AppError} `maintenance` for visitors, whatever else would be wrong with their call */
    async function assertOpen(request: FastifyRequest, part: Part | undefined): Promise<void> {
      const closure = options.closureOf(part)
      if (!closure || isInProcess()) return
      // Who may pass is asked of every call, a public one too.
      const asked = { ...endpoint, access: 'signed-in' } as const
      const user = await findCaller(asked, request, { ...options, isLocalSite }).catch(() => null)
      if (user && PASSING_PERMISSIONS.some((permission) => user.permissions.includes(permission))) return
      throw new AppError('maintenance', { sentence: closure.text, retryAfter: closure.retryAfter })
    }

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      // While a body comes, sessions and keys are ended and permissions taken.
      if (reply.elapsedTime > CALLER_COUNTS_MS) await identify(request)
      const currentUser = currentUsers.get(request) ?? null
      await countCall?.(request, currentUser)
      const etag = currentUser && etagOf?.(currentUser, callerLanguage(request))
      if (etag && request.headers['if-none-match'] === etag)
        return reply.status(304).header('etag', etag).header('cache-control', 'no-store').send()
      const parsed = parseRequest(endpoint, request)
      assertConfirmed(endpoint, currentUser, parsed.body)
      const input = {
        ...parsed,
        currentUser,
        gameServer: gameServers.get(request) ?? null,
        gone: isForGameServers(access) ? goneSignal(reply) : null,
        arrivedAt: isForGameServers(access) ? performance.now() - reply.elapsedTime : null,
        onSent: isForGameServers(access) ? (then: () => void) => reply.raw.once('finish', then) : null,
        language: callerLanguage(request),
        cookie: sessionCookie(request, reply, isLocalSite),
        from: { userAgent: request.headers['user-agent'], address: request.ip },
        browser: browserCookie(request, reply, isLocalSite),
      } as Parameters<typeof handler>[0]
      try {
        const result = await watched(request, currentUser, async () => handler(input))
        if (etag) reply.header('etag', etag)
        return sendReply(endpoint, request, reply, result, access === 'public' ? undefined : mayCall(request))
      } catch (error) {
        // Whoever went away while sending needs no answer, and it is no fault.
        if (request.raw.errored && hasGone(reply)) return reply.hijack()
        if (endpoint.fault && isFault(error)) throw new AppError(endpoint.fault, { cause: error })
        throw error
      }
    }

    /** Asks whether the caller may still call: sessions end and permissions are taken while a stream is open. */
    const mayCall = (request: FastifyRequest) => () =>
      findCaller(endpoint, request, { ...options, isLocalSite })
        .then((user) => assertAccess(access, user))
        .then(
          () => true,
          () => false,
        )

    /** Does `work` as for this caller. */
    function watched<T>(request: FastifyRequest, currentUser: CurrentUser | null, work: () => Promise<T>) {
      return withOrigin(request, currentUser?.keyName ?? null, () =>
        work().catch((error: unknown) => {
          if (currentUser && error instanceof AppError && error.code === 'not_allowed')
            options.noteRefusal(currentUser.id, `${method} ${base}${url}`)
          throw error
        }),
      )
    }

    // Access is decided before a byte of the body is read.
    const config = { isFromAnywhere: endpoint.isFromAnywhere === true }
    const room = isForGameServers(access) ? { bodyLimit: GAME_BODY_LIMIT_BYTES } : {}
    const route = { method, url, config, ...room, onRequest: admit, handler: answer }
    if (base === '') app.route(route)
    else if ('kind' in body)
      void api.register(async (scope) => {
        acceptBytes(scope, body, identify)
        scope.route(route)
      })
    else api.route(route)
  }
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const leave = () => {
    if (!raw.writableEnded) controller.abort()
  }
  // Whoever went while it was asked who they are is gone already.
  if (raw.closed || raw.destroyed) leave()
  else raw.once('close', leave)
  return controller.signal
}

/** Whether the caller went before the reply was complete. */
const hasGone = ({ raw }: FastifyReply) => raw.destroyed && !raw.writableEnded
