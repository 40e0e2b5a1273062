import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#server/lib/net/network-of.ts'
import type { Storage } from '#server/lib/storage/storage.ts'
import { openStored } from './open-stored.ts'

/** A file that was uploaded, in a folder or in the storage. */
export type StoredFile = ({ folder: string } | { storage: Storage }) & {
  /** Its name there. Never a client's word. */
  storedAs: string
  /** What it is saved as: letters, digits, dots and dashes. */
  name: string
  type: string
  /** A strong validator, with its quotes: the same for the same bytes only. */
  etag: string
  cacheControl: string
  /** Called when a reply to a GET is over, with what was handed over at most. */
  onSent: (part: SentPart) => void
}

/** The bytes of a file from `first` to before `end`, of `size`, that went to a network. */
export type SentPart = { first: number; end: number; size: number; network: string }

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
  const found: Found =
    'storage' in file
      ? await openStored(file.storage, file.storedAs, request.method, ranges ? headers.range : undefined)
      : await openFile(file, request.method, headers, ranges)
  if (found.statusCode === 404) return reply.callNotFound()
  reply.status(found.statusCode)
  const contentRange = found.headers['Content-Range']
  if (contentRange !== undefined) reply.header('content-range', contentRange)
  if (found.type === 'error') return reply.header('cache-control', 'no-store').send()

  if (request.method === 'GET') {
    const { first, size } = rangeOf(contentRange, Number(found.headers['Content-Length']))
    finished(reply.raw, () =>
      file.onSent({ first, end: first + found.stream.bytesRead, size, network: networkOf(request.ip) }),
    )
  }
  return reply
    .header('content-length', found.headers['Content-Length'])
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .type(file.type)
    .send(found.stream)
}

type Found = {
  statusCode: number
  type: string
  headers: Record<string, string>
  /** Counts what was read of it. */
  stream: Readable & { bytesRead: number }
}

async function openFile(
  { folder, storedAs }: { folder: string; storedAs: string },
  method: string,
  headers: { range?: string | undefined },
  ranges: boolean,
): Promise<Found> {
  return send({ method, headers } as unknown as IncomingMessage, storedAs, {
    root: folder,
    acceptRanges: ranges,
    etag: false,
    lastModified: false,
    cacheControl: false,
    contentType: false,
  }) as unknown as Promise<Found>
}

/** By weak comparison, as `If-None-Match` asks for: a proxy that packs a reply marks its validator as weak. */
function matches(known: string, etag: string): boolean {
  return known
    .split(',')
    .map((validator) => validator.trim().replace(/^W\//, ''))
    .some((validator) => validator === '*' || validator === etag)
}

/** Reads `bytes 0-9/10`; a reply without ranges is the whole of `length`. */
function rangeOf(contentRange: string | undefined, length: number): { first: number; size: number } {
  const [, first, size] = /(\d+)-\d+\/(\d+)$/.exec(contentRange ?? '') ?? []
  return { first: Number(first ?? 0), size: Number(size ?? length) }
}
