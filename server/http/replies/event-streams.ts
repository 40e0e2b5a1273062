/** Replies that go on: server-sent events, https://html.spec.whatwg.org/#server-sent-events */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createNetworkPlaces, type PlacesTogether } from '#server/http/limits/network-places.ts'
import { AppError } from '#server/lib/app-error.ts'
import { networkOf } from '#server/lib/net/network-of.ts'
import type { Events } from '#shared/contract/forms.ts'

const STREAMS_MAX = 2_000
/** Room for a household or a school behind one address, or one IPv6 network. */
const STREAMS_OF_NETWORK_MAX = 50
/** A reader that leaves this much unread is gone or broken; it comes back by itself. */
const UNREAD_MAX_BYTES = 64 * 1024
const HEARTBEAT_MS = 20_000
const RECONNECT_MS = 3_000

type AnyEvent = { kind: string; data: unknown }

/** What streams tell: everything as it stands now, then each change. Streams of one feed share its messages. */
export type Feed<Event extends AnyEvent = AnyEvent> = {
  now(): Iterable<Event>
  /** Tells of every change from now on; call what it returns to stop. */
  onChange(tell: (event: Event) => void): () => void
}

export type OpenStream = (
  form: Events,
  request: FastifyRequest,
  reply: FastifyReply,
  feed: Feed,
  /** Whether whoever opened it may still follow; asked before each change is told. Absent where everybody may. */
  mayFollow?: (() => Promise<boolean>) | undefined,
) => Promise<FastifyReply>

/** Keeps the open streams of a server, within bounds, until it closes. */
export function createEventStreams(
  app: FastifyInstance,
  { placesTogether }: { placesTogether?: PlacesTogether | undefined } = {},
) {
  const streams = new Set<ServerResponse>()
  const places = createNetworkPlaces({
    max: STREAMS_OF_NETWORK_MAX,
    together: placesTogether,
    onAlone: (err) => app.log.warn({ err }, 'this process counts streams alone'),
  })
  const readers = new Map<Feed, { streams: Set<ServerResponse>; stop: () => void }>()
  const heartbeat = setInterval(() => sendTo(streams, ':\n\n'), HEARTBEAT_MS).unref()

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const { stop } of readers.values()) stop()
    for (const stream of streams) stream.end()
  })

  const open: OpenStream = async (form, request, reply, feed, mayFollow) => {
    if (streams.size >= STREAMS_MAX) throw new AppError('unavailable')
    const place = places.take(networkOf(request.ip))
    if (!place) throw new AppError('too_many_requests')
    reply.raw.once('close', place.free)
    if (!(await place.confirm())) {
      place.free()
      throw new AppError('too_many_requests')
    }
    reply.hijack()
    if (reply.raw.destroyed) return reply
    const stream = reply.raw
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
    if (request.method === 'HEAD') {
      stream.end()
      return reply
    }
    stream.write(`retry: ${RECONNECT_MS}\n\n`)
    for (const event of feed.now()) stream.write(messageOf(form, event))
    streams.add(stream)
    const leave = mayFollow ? followAlone(form, feed, stream, mayFollow) : follow(form, feed, stream)
    stream.on('close', () => {
      streams.delete(stream)
      leave()
    })
    return reply
  }

  return { open, tellChanges: places.tellChanges }

  /** The first stream of a feed listens to it, the last one stops. */
  function follow(form: Events, feed: Feed, stream: ServerResponse): () => void {
    let shared = readers.get(feed)
    if (!shared) {
      const listening = new Set<ServerResponse>()
      const stop = feed.onChange((event) => sendTo(listening, messageOf(form, event)))
      shared = { streams: listening, stop }
      readers.set(feed, shared)
    }
    const { streams: listening, stop } = shared
    listening.add(stream)
    return () => {
      listening.delete(stream)
      if (listening.size > 0) return
      stop()
      readers.delete(feed)
    }
  }
}

/** One change after another, for as long as its reader may know of them. */
function followAlone(form: Events, feed: Feed, stream: ServerResponse, mayFollow: () => Promise<boolean>) {
  let told = Promise.resolve()
  return feed.onChange((event) => {
    told = told.then(async () => {
      if (stream.writableEnded || stream.destroyed) return
      if (await mayFollow()) sendTo([stream], messageOf(form, event))
      else stream.end()
    })
  })
}

function sendTo(streams: Iterable<ServerResponse>, text: string): void {
  for (const stream of streams)
    if (stream.writableLength > UNREAD_MAX_BYTES) stream.destroy()
    else stream.write(text)
}

/** Trimmed to the contract, as every reply is. */
function messageOf({ kinds }: Events, { kind, data }: AnyEvent): string {
  const schema = kinds[kind]
  if (!schema) throw new Error(`The contract knows no event "${kind}".`)
  return `event: ${kind}\ndata: ${JSON.stringify(schema.parse(data))}\n\n`
}
