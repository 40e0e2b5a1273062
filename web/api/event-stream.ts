import type { Endpoint, RequestOf } from '#shared/contract/endpoint.ts'
import type { EventOf, Events } from '#shared/contract/forms.ts'
import { addressOf } from './client.ts'

/**
 * Opens the stream of an endpoint, which takes itself up again after a break; `onEvent` gets each event, checked against
 * the contract. Null where the browser has no such streams.
 */
export function openStream<E extends Endpoint & { reply: Events }>(
  endpoint: E,
  request: RequestOf<E>,
  onEvent: (event: EventOf<E['reply']>) => void,
): EventSource | null {
  if (typeof EventSource === 'undefined') return null
  const stream = new EventSource(addressOf(endpoint, request))
  for (const [kind, schema] of Object.entries(endpoint.reply.kinds))
    stream.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      try {
        onEvent({ kind, data: schema.parse(JSON.parse(data)) } as EventOf<E['reply']>)
      } catch (error) {
        console.error(`An event of ${endpoint.path} breaks the contract.`, error)
      }
    })
  return stream
}
