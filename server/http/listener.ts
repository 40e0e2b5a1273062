/** What stands between the socket and the framework: patience with slow clients, and whoever answers first. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { FastifyServerFactory } from 'fastify'

/** How long a client may take. */
export type Patience = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
>

/** The framework would wait for ever. A launcher of 500 MB in one request takes its time. */
const PATIENCE: Patience = { headersTimeout: 20_000, requestTimeout: 60 * 60 * 1000 }

/** Answers a request, or leaves it to `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type Listener = ReturnType<typeof createListener>
export function createListener(patience = PATIENCE) {
  /** One for each address of the host. */
  const servers: Server[] = []
  const middlewares: Middleware[] = []

  const serverFactory: FastifyServerFactory = (handler, options) => {
    const server = createServer({ ...options, ...patience }, (request, response) => {
      pass(0)
      function pass(index: number) {
        const middleware = middlewares[index]
        if (middleware) middleware(request, response, () => pass(index + 1))
        else handler(request, response)
      }
    })
    servers.push(server)
    return server
  }

  return {
    serverFactory,
    /** Lets `middleware` see every request before the framework, and after those named earlier. */
    use(middleware: Middleware): void {
      middlewares.push(middleware)
    },
    /** Closing waits for every connection, and one that is busy now would be kept alive after its reply. */
    keepNoneAlive(): void {
      for (const server of servers) server.keepAliveTimeout = 1
    },
  }
}
