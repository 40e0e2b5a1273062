import type { IncomingMessage } from 'node:http'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file on disk, such as was uploaded. */
export type StoredFile = {
  folder: string
  /** Its name in the folder. Never a client's word. */
  storedAs: string
  /** What it is saved as: letters, digits, dots and dashes. */
  name: string
  type: string
  /** A strong validator, with its quotes: the same for the same bytes only. */
  etag: string
  cacheControl: string
  /** Called when a reply to a GET with the last byte of the file has been handed over completely. */
  onEndSent: () => Promise<void>
}

/**
 * Sends a file to be saved: whole or, with `ranges`, a range of it, so that an interrupted download can go on (RFC 9110, sections 13
 * and 14). One that is missing on disk is answered as an unknown address.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  ranges: boolean,
) {
  const { 'if-none-match': known, 'if-range': ifRange, range } = request.headers
  reply.header('etag', file.etag).header('cache-control', file.cacheControl)
  if (ranges) reply.header('accept-ranges', 'bytes')
  if (known !== undefined && matches(known, file.etag)) return reply.status(304).send()

  const headers = ifRange === undefined || ifRange === file.etag ? { range } : {}
  const asked = { method: request.method, headers } as unknown as IncomingMessage
  const found = await send(asked, file.storedAs, {
    root: file.folder,
    acceptRanges: ranges,
    etag: false,
    lastModified: false,
    cacheControl: false,
    contentType: false,
  })
  if (found.statusCode === 404) return reply.callNotFound()
  reply.status(found.statusCode)
  const contentRange = found.headers['Content-Range']
  if (contentRange !== undefined) reply.header('content-range', contentRange)
  if (found.type === 'error') return reply.header('cache-control', 'no-store').send()

  if (request.method === 'GET' && endsFile(contentRange))
    reply.raw.once('finish', () => {
      file.onEndSent().catch((err: unknown) => request.log.error({ err }, 'what follows a download failed'))
    })
  return reply
    .header('content-length', found.headers['Content-Length'])
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .type(file.type)
    .send(found.stream)
}

/** By weak comparison, as `If-None-Match` asks for: a proxy that packs a reply marks its validator as weak. */
function matches(known: string, etag: string): boolean {
  return known
    .split(',')
    .map((validator) => validator.trim().replace(/^W\//, ''))
    .some((validator) => validator === '*' || validator === etag)
}

/** Whether `bytes 0-9/10` reaches the end; so does a reply without ranges. */
function endsFile(contentRange: string | undefined): boolean {
  if (contentRange === undefined) return true
  const [, last, total] = /-(\d+)\/(\d+)$/.exec(contentRange)?.map(Number) ?? []
  return last !== undefined && total !== undefined && last + 1 === total
}
