/** Stands in for the site: its calls for agents, which answer as they should or as a bad day has it. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type * as z from 'zod/mini'
import { heartbeatSchema } from '#shared/contract/games/agents/heartbeats.ts'
import {
  claimSchema,
  heldSchema,
  helloSchema,
  type Job,
  reportsSchema,
} from '#shared/contract/games/bridge.ts'
import { toldNameSchema } from '#shared/contract/games/game-names.ts'
import type { Objectives } from '#shared/contract/games/objectives.ts'
import { landcoinsSchema } from '#shared/contract/games/players/landcoins.ts'
import type { PlayerOfGame } from '#shared/contract/games/players/players.ts'
import { statisticsSchema } from '#shared/contract/games/statistics.ts'
import type { Desk } from './desk.ts'

const BASE = '/api/game/v1/'
const SECOND_MS = 1_000
const MIDDLE = 20

const shapes = {
  hello: helloSchema,
  claim: claimSchema,
  held: heldSchema,
  report: reportsSchema,
  heartbeat: heartbeatSchema,
  stats: statisticsSchema,
  names: toldNameSchema,
  landcoins: landcoinsSchema,
}
/** Calls that only ask, with what is told: nobody has proved a name here, and no scoreboard is named. */
const ASKED = [
  { path: /^players\/[^/]+$/, answer: () => UNKNOWN_PLAYER },
  { path: /^objectives$/, answer: () => NO_OBJECTIVES },
]
const UNKNOWN_PLAYER: PlayerOfGame = {
  known: false,
  username: null,
  roles: [],
  rank: null,
  points: 0,
  landcoins: 0,
  privileges: [],
}
const NO_OBJECTIVES: Objectives = {
  objectives: { playtime: null, kills: null, deaths: null, points: null },
  playtimeUnit: 'ticks',
}
export type Call = keyof typeof shapes

/** How a call is refused before anything of it is heard; null when it is not. */
export type Refuse = (call: Call) => 'busy' | 'bad_key' | null
/** How much is lost of an answer: all of it, or half; null for nothing. */
export type Spoil = (call: Call) => 'lost' | 'cut' | null
/** How long those who are told `busy` are asked to wait. */
export const BUSY_SECONDS = 5

type Reply = { status: number; body: object; headers?: Record<string, string> }

export type StandIn = Awaited<ReturnType<typeof startStandIn>>
export async function startStandIn({
  desk,
  key,
  host,
  port,
}: {
  desk: Desk
  key: string
  host: string
  port: number
}) {
  const sockets = new Set<Socket>()
  const waiting = new Set<() => void>()
  const calls = { hello: 0, claim: 0, held: 0, report: 0, heartbeat: 0, stats: 0, names: 0, landcoins: 0 }
  let refuse: Refuse = () => null
  let spoil: Spoil = () => null
  /** What the next claim is handed beside what is new. */
  const again: Job[] = []

  /** Waits until something is given, the time is over, or nobody listens any more. */
  async function wait(seconds: number, reply: ServerResponse): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, seconds * SECOND_MS)
      function end(): void {
        clearTimeout(timer)
        waiting.delete(end)
        resolve()
      }
      waiting.add(end)
      reply.on('close', end)
    })
  }

  async function answer(call: Call, body: unknown, reply: ServerResponse): Promise<Reply> {
    const serverTime = desk.serverTime()
    if (call === 'hello')
      return given({
        protocol: 1,
        serverTime,
        gameServer: { id: 1, name: 'Bridge check', type: 'minecraft' },
        leaseSeconds: 60,
        pollSeconds: 25,
      })
    if (call === 'claim') {
      const claim = body as z.output<typeof claimSchema>
      const take = () => [...again.splice(0), ...desk.claim(claim)]
      let jobs = take()
      if (jobs.length === 0 && claim.waitSeconds) {
        await wait(claim.waitSeconds, reply)
        // Nothing is handed to a connection that is gone.
        if (!reply.destroyed) jobs = take()
      }
      return given({ serverTime: desk.serverTime(), jobs })
    }
    if (call === 'held')
      return given({ serverTime, jobs: desk.held((body as z.output<typeof heldSchema>).instance) })
    if (call === 'report') {
      const { instance, reports } = body as z.output<typeof reportsSchema>
      return given({ results: desk.report(instance, reports) })
    }
    if (call === 'stats') {
      const { players } = body as z.output<typeof statisticsSchema>
      return given({ accepted: 0, unknown: players.map(({ name }) => name) })
    }
    if (call === 'names') return refusal(404, 'bad_code')
    if (call === 'landcoins') return refusal(404, 'unknown_player')
    return given({ serverTime })
  }

  /** The shape of what was sent; what is wrong with it is a broken promise. */
  function read(call: Call, sent: string): { body: unknown } | Reply {
    let json: unknown
    try {
      json = JSON.parse(sent)
    } catch {
      desk.tell(`sends ${call} something that is no JSON`)
      return refusal(400, 'validation_failed')
    }
    const parsed = shapes[call].safeParse(json)
    if (parsed.success) return { body: parsed.data }
    const fields = Object.fromEntries(
      parsed.error.issues.map(({ path, message, code }) => [path.join('.'), message || code]),
    )
    desk.tell(`sends ${call} what the bridge refuses: ${JSON.stringify(fields)}`)
    return { status: 400, body: { code: 'validation_failed', message: 'Some fields are wrong.', fields } }
  }

  async function decide(
    request: IncomingMessage,
    reply: ServerResponse,
  ): Promise<[Reply, ReturnType<Spoil>]> {
    const path = request.url ?? ''
    const call = path.slice(BASE.length) as Call
    const sent = await text(request)
    const asked = request.method === 'GET' && ASKED.find(({ path }) => path.test(call))
    if (!path.startsWith(BASE) || !(call in shapes || asked)) {
      desk.tell(`calls ${request.method} ${path}, which there is not`)
      return [refusal(404, 'not_found'), null]
    }
    if (request.method !== 'POST' && !asked) {
      desk.tell(`calls ${call} by ${request.method}`)
      return [refusal(404, 'not_found'), null]
    }
    if (request.headers.authorization !== `Bearer ${key}`) {
      desk.tell(`calls ${call} without the key that it was given`)
      return [refusal(401, 'bad_key'), null]
    }
    if (asked) return [given(asked.answer()), null]
    calls[call]++
    const refused = refuse(call)
    if (refused === 'bad_key') return [refusal(401, 'bad_key'), null]
    if (refused === 'busy')
      return [{ ...refusal(503, 'unavailable'), headers: { 'retry-after': String(BUSY_SECONDS) } }, null]
    const heard = read(call, sent)
    if ('status' in heard) return [heard, null]
    return [await answer(call, heard.body, reply), spoil(call)]
  }

  /** Those who wait are told at once. */
  function wake(): void {
    for (const end of [...waiting]) end()
  }

  const server = createServer((request, reply) => {
    decide(request, reply)
      .then(([{ status, body, headers }, spoiled]) => {
        if (spoiled === 'lost') return void request.socket.destroy()
        const bytes = Buffer.from(JSON.stringify(body))
        reply.writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': bytes.length,
          ...headers,
        })
        if (spoiled !== 'cut') return void reply.end(bytes)
        reply.write(bytes.subarray(0, bytes.length / 2))
        setTimeout(() => request.socket.destroy(), MIDDLE)
      })
      // A request that broke off.
      .catch(() => request.socket.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  async function listen(at: number): Promise<number> {
    server.listen(at, host)
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const taken = await listen(port)

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    calls,
    countCalls: () => Object.values(calls).reduce((sum, count) => sum + count, 0),
    /** Until it is said otherwise. */
    setRefusing(next: Refuse): void {
      refuse = next
    },
    setSpoiling(next: Spoil): void {
      spoil = next
    },
    wake,
    handAgain(jobs: Job[]): void {
      again.push(...jobs)
      wake()
    },
    /** It is gone in the middle of whatever is said. */
    async leave(): Promise<void> {
      const closed = server.listening ? once(server, 'close') : null
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    comeBack: async () => void (await listen(taken)),
  }
}

const given = (body: object): Reply => ({ status: 200, body })
const refusal = (status: number, code: string): Reply => ({ status, body: { code, message: code } })
