/** What stands between the socket and the framework: patience with slow clients, and whoever answers first. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { networkOf } from '#server/lib/net/network-of.ts'
import { isPublicAddress } from '#server/lib/net/networks.ts'

/** How long a client may take, how many may come, and what is still under way when the process is asked to end. */
export type Patience = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
> & {
  /** A connection over which nothing moves for so long, either way, is as good as lost, unless it is the site that it waits for. */
  silenceTimeout: number
  /** For the whole of an upload, by somebody who may. */
  uploadTimeout: number
  closeTimeout: number
  connectionsMax: number
  connectionsOfNetworkMax: number
  /** Whether the connections of a peer are counted: behind a proxy all visitors have its address. */
  isCounted: (address: string) => boolean
}

/** The largest launcher at 2 Mbit/s, and some. */
export const UPLOAD_TIMEOUT_MS = 60 * 60 * 1000

const PATIENCE: Patience = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  silenceTimeout: 30_000,
  uploadTimeout: UPLOAD_TIMEOUT_MS,
  closeTimeout: 7_000,
  connectionsMax: 10_000,
  // A school behind one address, each pupil with a stream of events and some pages.
  connectionsOfNetworkMax: 256,
  isCounted: isPublicAddress,
}

/** Answers a request and says true, or leaves it to those behind it, as one does that fails. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

export type Listener = ReturnType<typeof createListener>
export function createListener(given: Partial<Patience> = {}) {
  const { silenceTimeout, uploadTimeout, closeTimeout, ...patience } = { ...PATIENCE, ...given }
  const { connectionsMax, connectionsOfNetworkMax, isCounted, ...timeouts } = patience
  /** One for each address of the host. */
  const servers: Server[] = []
  const responders: Responder[] = []
  const uploads = new WeakMap<Socket, IncomingMessage>()
  /** To what came last over a connection. */
  const replies = new WeakMap<Socket, ServerResponse>()
  const connections = new Map<string, number>()
  const counts = { requests: 0, passedOn: 0 }

  const serverFactory: FastifyServerFactory = (handler, options) => {
    // A request without a body is no stream to be opened, read and closed (decision 0092).
    const all = { ...options, ...timeouts, optimizeEmptyRequests: true }
    const server = createServer(all, (request, response) => {
      counts.requests += 1
      replies.set(request.socket, response)
      pass(request, response, 0)
    })
    function pass(request: IncomingMessage, response: ServerResponse, from: number): void {
      for (let index = from; index < responders.length; index++) {
        const isAnswered = responders[index]?.(request, response)
        if (isAnswered === true) return
        if (isAnswered instanceof Promise) {
          const leave = () => pass(request, response, index + 1)
          isAnswered.then((isIt) => isIt || leave(), leave)
          return
        }
      }
      counts.passedOn += 1
      handler(request, response)
    }
    server.maxConnections = connectionsMax
    server.setTimeout(silenceTimeout, endSilent)
    server.on('connection', countConnection)
    servers.push(server)
    return server
  }

  return {
    serverFactory,
    /** How many requests have come, and how many of them nobody answered in front of the framework. */
    counts: (): Readonly<typeof counts> => counts,
    /** Lets `responder` see every request before the framework, and after those named earlier. */
    use(responder: Responder): void {
      responders.push(responder)
    },
    /** Waits longer for the body of a request: for files, of somebody who may send them. */
    waitForUpload(request: IncomingMessage): void {
      const { socket } = request
      uploads.set(socket, request)
      const end = setTimeout(() => endUpload(socket), uploadTimeout).unref()
      request.once('close', () => clearTimeout(end))
    },
    /** Whether what the body of a request took too long for is an upload under way, which has its own time. */
    isUploading: (socket: Socket): boolean => uploads.get(socket)?.complete === false,
    /** Closing waits for every connection: one that is busy now is not kept alive after its reply, nor waited for ever. */
    keepNoneAlive(): void {
      for (const server of servers) server.keepAliveTimeout = 1
      setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, closeTimeout).unref()
    },
  }

  function countConnection(socket: Socket): void {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || !isCounted(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = connections.get(network) ?? 0
    if (count >= connectionsOfNetworkMax) {
      socket.destroy()
      return
    }
    connections.set(network, count + 1)
    socket.once('close', () => {
      const left = (connections.get(network) ?? 1) - 1
      if (left > 0) connections.set(network, left)
      else connections.delete(network)
    })
  }

  function endSilent(socket: Socket): void {
    if (uploads.get(socket)?.complete === false) endUpload(socket)
    else if (!waitsForUs(replies.get(socket))) socket.destroy()
  }
}

/** Whoever has sent all of a request and hears nothing yet: a game server that asks for something to do waits up to a minute. */
function waitsForUs(reply: ServerResponse | undefined): boolean {
  return reply?.req.complete === true && !reply.headersSent && !reply.destroyed
}

function endUpload(socket: Socket): void {
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
