import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, ReplyOf } from '#shared/contract/endpoint.ts'
import type { EventOf, Events, FileReply } from '#shared/contract/forms.ts'
import type { Feed, OpenStream } from './event-streams.ts'
import { type FileAnswer, sendFileAnswer } from './send-file-answer.ts'

/** What a handler answers with: JSON, a file (null when there is none), or what a stream of events follows. */
export type AnswerOf<E extends Endpoint> = E['reply'] extends FileReply
  ? FileAnswer | null
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

/** Sends what a handler answered with, in the form the endpoint describes and trimmed to it. */
export function createSendReply(openStream: OpenStream): SendReply {
  return ({ reply: form, status }, request, reply, answer, mayFollow) => {
    if ('kind' in form && form.kind === 'file')
      return sendFileAnswer(form, request, reply, answer as FileAnswer | null)
    const body = 'kind' in form ? null : form.parse(answer)
    reply.status(status).header('cache-control', 'no-store')
    return 'kind' in form ? openStream(form, request, reply, answer as Feed, mayFollow) : reply.send(body)
  }
}
