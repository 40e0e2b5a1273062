import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Returns what an endpoint answered, an event of that `kind` in a stream, as the contract describes it; throws what breaks it. */
export type ReplyCheck = (endpoint: Endpoint, reply: unknown, kind?: string) => unknown

/** For who renders, develops or tests; what browsers are sent holds no schemas of replies. */
export const checkReply: ReplyCheck = ({ reply: described }, reply, kind) => {
  if (!('kind' in described)) return described.parse(reply)
  const schema = described.kind === 'events' ? described.kinds[kind ?? ''] : undefined
  if (!schema) throw new Error(`The contract knows nothing of a ${kind}.`)
  return schema.parse(reply)
}
