/** Streams the states of the game servers to pages: server-sent events, https://html.spec.whatwg.org/#server-sent-events */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import {
  GAME_SERVER_EVENTS_PATH,
  type GameServerEvent,
  type GameServerStatus,
} from '#shared/contract/games/game-servers.ts'
import type { GameStatusService } from './game-status.service.ts'

const STREAMS_MAX = 2_000
/** Room for a household or a school behind one address. */
const STREAMS_OF_ADDRESS_MAX = 50
/** A reader that leaves this much unread is gone or broken; it comes back by itself. */
const UNREAD_MAX_BYTES = 64 * 1024
const HEARTBEAT_MS = 20_000
const RECONNECT_MS = 3_000

export function gameStatusEvents(app: FastifyInstance, gameStatus: GameStatusService): void {
  const streams = new Map<ServerResponse, string>()
  const send = (text: string) => {
    for (const stream of streams.keys())
      if (stream.writableLength > UNREAD_MAX_BYTES) stream.destroy()
      else stream.write(text)
  }
  const countOf = (address: string) => [...streams.values()].filter((other) => other === address).length
  const stopListening = gameStatus.onChange((id, status) => send(message(id, status)))
  const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS).unref()

  app.get(GAME_SERVER_EVENTS_PATH, (request, reply) => {
    if (streams.size >= STREAMS_MAX) throw new AppError('unavailable')
    if (countOf(request.ip) >= STREAMS_OF_ADDRESS_MAX) throw new AppError('too_many_requests')
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write(`retry: ${RECONNECT_MS}\n\n`)
    for (const [id, status] of gameStatus.listShown()) stream.write(message(id, status))
    streams.set(stream, request.ip)
    request.raw.on('close', () => streams.delete(stream))
  })

  app.addHook('preClose', async () => {
    stopListening()
    clearInterval(heartbeat)
    for (const stream of streams.keys()) stream.end()
  })
}

function message(id: number, status: GameServerStatus): string {
  return `event: status\ndata: ${JSON.stringify({ id, status } satisfies GameServerEvent)}\n\n`
}
