import type { FastifyReply, FastifyRequest } from 'fastify'
import type { InMemoryFile } from '#server/lib/files/in-memory-file.ts'
import type { FileReply } from '#shared/contract/forms.ts'
import { type StoredFile, sendFile } from './send-file.ts'
import { type MadeFile, sendMadeFile } from './send-made-file.ts'

/** A text in the form its reader wants, which is shown rather than saved. */
type FormedText = {
  type: string
  text: string
  cacheControl: string
  vary?: string
  /** What it carries in place of some of what every reply carries. */
  headers?: (common: Record<string, string>) => Record<string, string>
}

/** What an endpoint that answers with a file answers with. */
export type FileAnswer = StoredFile | MadeFile | FormedText | InMemoryFile

/** Sends a file in one of the types of its endpoint; where there is none, as if nothing stood at the address. */
export function sendFileAnswer(
  { types, ranges }: FileReply,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FileAnswer | null,
) {
  if (!answer) return reply.callNotFound()
  if (!types.includes(answer.type)) throw new Error(`The contract knows no file of type ${answer.type} here.`)
  if ('storedAs' in answer) return sendFile(request, reply, answer, ranges)
  if ('content' in answer) return sendMadeFile(reply, answer)
  if ('bytes' in answer) return sendInMemoryFile(request, reply, answer)
  if (answer.vary) reply.header('vary', answer.vary)
  return reply
    .headers(answer.headers?.(reply.getHeaders() as Record<string, string>) ?? {})
    .header('cache-control', answer.cacheControl)
    .type(`${answer.type}; charset=utf-8`)
    .send(answer.text)
}

function sendInMemoryFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag, cacheControl }: InMemoryFile,
) {
  reply.header('etag', etag).header('cache-control', cacheControl)
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  return reply.type(type).send(bytes)
}
