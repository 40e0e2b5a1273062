/** Whoever was answered before they had sent everything goes on sending, and reads the answer only afterwards. */
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long they may go on: one whose connection is cut may never read the answer. */
const LINGER_MS = 5_000

/** Keeps the connection of whoever sent too much and is just being told so, where the framework would end it along with the answer. */
export function lingerAfterTooMuch({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  reply.raw.once('finish', () => discardRest(raw))
}

/** Reads what still comes of a body, for a while. */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  request.unpipe()
  request.resume()
  const end = setTimeout(() => request.destroy(), LINGER_MS).unref()
  finished(request, { writable: false }, () => clearTimeout(end))
}
