import type { Endpoint, JsonEndpoint, ReplyOf, RequestOf } from '#shared/contract/endpoint.ts'
import { call } from './client.ts'

/**
 * What a query that asks an endpoint needs besides its key: how it asks, and the topic of what it shows, so that whoever
 * shows the query knows when that changes. `read` takes what is kept out of the reply.
 */
export function endpointQuery<E extends JsonEndpoint, Data = ReplyOf<E>>(
  endpoint: E,
  request: RequestOf<E>,
  read: (reply: ReplyOf<E>) => Data = (reply) => reply as Data,
) {
  return {
    queryFn: async (): Promise<Data> => read(await call(endpoint, request)),
    meta: topicOf(endpoint),
  }
}

/** The same for a query that asks in a way of its own. */
export const topicOf = ({ topic }: Endpoint) => ({ topic })
