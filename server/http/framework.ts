import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '#server/config/env.ts'
import { AppError } from '#server/lib/app-error.ts'
import { sendError } from './errors.ts'
import type { Listener } from './listener.ts'

const BODY_LIMIT_BYTES = 256 * 1024

const requestIds = new WeakMap<object, string>()

/** The name of a request in the log and in its reply; each has one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const known = requestIds.get(request)
  if (known) return known
  const id = randomUUID()
  requestIds.set(request, id)
  return id
}

/** The framework as we use it: behind our listener, with our bounds, and our headers where no hook sees the request. */
export function createFramework({
  listener,
  headers,
  logger = false,
  trustProxy,
}: {
  listener: Listener
  headers: Record<string, string>
  logger: FastifyServerOptions['logger'] | undefined
  trustProxy: Config['trustProxy']
}): FastifyInstance {
  return Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    logger,
    trustProxy,
    routerOptions: { ignoreTrailingSlash: false },
    // The contract checks and shapes: without these the framework would load its own means for that.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // An address that cannot be read leads nowhere; no hook sees such a request.
    frameworkErrors(_error, request, reply) {
      reply.headers(headers).header('x-request-id', request.id)
      return sendError(new AppError('not_found'), request, reply, request.log)
    },
    serverFactory: listener.serverFactory,
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const isTooLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      if (isTooLate && listener.isUploading(socket)) return
      const status = isTooLate ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0']
      if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n`)
      // Once it is sent: whoever is cut off before never reads it.
      socket.destroySoon()
    },
  })
}

function noSchemas(): never {
  throw new Error('no route has a schema of the framework')
}
