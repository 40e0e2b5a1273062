/** Whoever was answered before they had sent everything goes on sending, and reads the answer only afterwards. */
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** How long they may go on: one whose connection is cut may never read the answer. */
const LINGER_MS = 5_000

/** Keeps the connection of whoever sent too much, where the framework would end it along with the answer. */
export function lingerAfterTooMuch(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) reply.removeHeader('connection')
  })
  app.addHook('onResponse', async ({ raw }, reply) => {
    if (reply.statusCode === 413) discardRest(raw)
  })
}

/** Reads what still comes of a body, for a while. */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  request.unpipe()
  request.resume()
  const end = setTimeout(() => request.destroy(), LINGER_MS).unref()
  finished(request, { writable: false }, () => clearTimeout(end))
}
