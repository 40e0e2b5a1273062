import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is made while it is read. */
export type MadeFile = { name: string; type: string; content: AsyncIterable<string> }

/** Sends a file to be saved, as fast as the caller reads it. A failure half-way breaks the connection off. */
export function sendMadeFile(reply: FastifyReply, { name, type, content }: MadeFile): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content))
}
