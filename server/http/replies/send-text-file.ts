import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import type { textFile } from '#shared/contract/endpoint.ts'

/** Sends a file to be saved, as fast as the caller reads it. A failure half-way breaks the connection off. */
export function sendTextFile(
  reply: FastifyReply,
  mediaType: string,
  { name, content }: z.output<typeof textFile>,
): FastifyReply {
  return reply
    .type(`${mediaType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content))
}
