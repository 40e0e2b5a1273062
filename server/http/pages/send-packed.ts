import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding, type PackedBody, type PackedPage } from './packed-page.ts'

/** Sends what is kept, in the best encoding that is accepted; nothing of it when the other side has it already. */
export function sendPacked(packed: PackedPage, request: IncomingMessage, response: ServerResponse): void {
  sendPackedBody(packed.status, packed.bodies[encodingOf(request)], request, response)
}

/** The same of the one encoding that is asked for. */
export function sendPackedBody(
  status: number,
  { body, etag, headers, notModified }: PackedBody,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, [...notModified]).end()
    return
  }
  response.writeHead(status, [...headers])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** What browsers send is one of a few dozen short headers; whoever makes up others is answered as well. */
const KNOWN_MAX = 256
const KNOWN_LENGTH_MAX = 100
const known = new Map<string, Encoding>()

/** The best encoding that the other side accepts. */
export function encodingOf(request: IncomingMessage): Encoding {
  const header = request.headers['accept-encoding']
  if (!header) return 'identity'
  const before = known.get(header)
  if (before) return before
  const accepted = new Negotiator(request).encodings([...ENCODINGS])
  const encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? 'identity'
  if (header.length > KNOWN_LENGTH_MAX) return encoding
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(header, encoding)
  return encoding
}
