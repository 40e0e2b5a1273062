import type { FastifyReply } from 'fastify'

/** Whether the caller went before the reply was complete. */
export const hasGone = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableEnded

/** Aborted when the caller goes before the reply is complete. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const notice = () => {
    if (hasGone(reply)) gone.abort()
  }
  notice()
  reply.raw.once('close', notice)
  return gone.signal
}
