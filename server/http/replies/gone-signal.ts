import type { FastifyReply } from 'fastify'

/** Aborted when the caller goes before the reply is complete. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort()
  })
  return gone.signal
}
