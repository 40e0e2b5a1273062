import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding, type PackedPage } from './packed-page.ts'

/** Sends what is kept, in the best encoding that is accepted; nothing of it when the other side has it already. */
export function sendPacked(packed: PackedPage, request: IncomingMessage, response: ServerResponse): void {
  const { body, etag, headers, notModified } = packed.bodies[encodingOf(request)]
  if (packed.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, [...notModified]).end()
    return
  }
  response.writeHead(packed.status, [...headers])
  response.end(request.method === 'HEAD' ? undefined : body)
}

function encodingOf(request: IncomingMessage): Encoding {
  const header = request.headers['accept-encoding']
  if (!header) return 'identity'
  const accepted = new Negotiator(request).encodings([...ENCODINGS])
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
