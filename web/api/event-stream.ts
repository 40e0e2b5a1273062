import type { Endpoint, RequestOf } from '#shared/contract/endpoint.ts'
import type { EventOf, Events } from '#shared/contract/forms.ts'
import { addressOf, takeReply } from './client.ts'

type Handlers<R extends Events> = {
  [Event in EventOf<R> as Event['kind']]: (data: Event['data']) => void
}

/**
 * Opens the stream of an endpoint, which takes itself up again after a break; each event goes to the handler of its kind.
 * Null where the browser has no such streams.
 */
export function openStream<E extends Endpoint & { reply: Events }>(
  endpoint: E,
  request: RequestOf<E>,
  handlers: Handlers<E['reply']>,
): EventSource | null {
  if (typeof EventSource === 'undefined') return null
  const stream = new EventSource(addressOf(endpoint, request))
  for (const [kind, handle] of Object.entries<(data: never) => void>(handlers))
    stream.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      try {
        handle(takeReply(endpoint, JSON.parse(data), kind) as never)
      } catch (error) {
        console.error(`An event of ${endpoint.path} breaks the contract.`, error)
      }
    })
  return stream
}
