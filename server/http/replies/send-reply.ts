import type { FastifyReply, FastifyRequest } from 'fastify'
import { asciiJson } from '#server/lib/json-escapes.ts'
import { WIDGET_LASTS_MS } from '#shared/constants/games/widgets.ts'
import type { Endpoint, ReplyOf } from '#shared/contract/endpoint.ts'
import type { EventOf, Events, FileReply, SeeOther } from '#shared/contract/forms.ts'
import type { Feed, OpenStream } from './event-streams.ts'
import { type FileAnswer, sendFileAnswer } from './send-file-answer.ts'

/** What a handler answers with: JSON, a file (null when there is none), the path that is led to, or what a stream of events follows. */
export type AnswerOf<E extends Endpoint> = E['reply'] extends FileReply
  ? FileAnswer | null
  : E['reply'] extends SeeOther
    ? string
    : E['reply'] extends Events
      ? Feed<EventOf<E['reply']>>
      : ReplyOf<E>

type SendReply = <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: AnswerOf<E>,
  /** Whether the caller may still follow a stream of events; absent where everybody may. */
  mayFollow: (() => Promise<boolean>) | undefined,
) => unknown

/** So long other sites, and what stands between, need not ask again. */
export const SHOWN_FOR = `public, max-age=${WIDGET_LASTS_MS / 1_000}`

/** Lets pages of other sites show what is answered, an error too, and scripts in them read JSON. */
export function openToOtherSites({ reply: form }: Endpoint, reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin')
  if (!('kind' in form)) reply.header('access-control-allow-origin', '*')
}

/** Sends what a handler answered with, in the form the endpoint describes and trimmed to it. */
export function createSendReply(openStream: OpenStream): SendReply {
  return ({ reply: form, status, isShownElsewhere, isAscii }, request, reply, answer, mayFollow) => {
    if ('kind' in form && form.kind === 'file')
      return sendFileAnswer(form, request, reply, answer as FileAnswer | null)
    if ('kind' in form && form.kind === 'see-other')
      return reply.header('cache-control', 'no-store').redirect(answer as string, status)
    const body = 'kind' in form ? null : form.parse(answer)
    reply.status(status).header('cache-control', isShownElsewhere ? SHOWN_FOR : 'no-store')
    if (isAscii) reply.serializer(asciiJson)
    return 'kind' in form ? openStream(form, request, reply, answer as Feed, mayFollow) : reply.send(body)
  }
}
