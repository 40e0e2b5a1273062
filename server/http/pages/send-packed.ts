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

/** The best encoding that the other side accepts. */
export function encodingOf(request: IncomingMessage): Encoding {
  const header = request.headers['accept-encoding']
  if (!header) return 'identity'
  const accepted = new Negotiator(request).encodings([...ENCODINGS])
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
