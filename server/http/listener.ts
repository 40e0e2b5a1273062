/** What stands between the socket and the framework: patience with slow clients, and whoever answers first. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { FastifyServerFactory } from 'fastify'

/** How long a client may take, and, when the process is asked to end, what is still under way. */
export type Patience = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
> & { closeTimeout: number }

/** The framework would wait for ever. A launcher of 500 MB in one request takes its time; a restart does not wait for it. */
const PATIENCE: Patience = { headersTimeout: 20_000, requestTimeout: 60 * 60 * 1000, closeTimeout: 8_000 }

/** Answers a request, or leaves it to `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type Listener = ReturnType<typeof createListener>
export function createListener(given: Partial<Patience> = {}) {
  const { closeTimeout, ...patience } = { ...PATIENCE, ...given }
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
    /** Closing waits for every connection: one that is busy now is not kept alive after its reply, nor waited for ever. */
    keepNoneAlive(): void {
      for (const server of servers) server.keepAliveTimeout = 1
      setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, closeTimeout).unref()
    },
  }
}
