/** Agents that wait for something to do, all at once. */
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { setTimeout as pass } from 'node:timers/promises'
import { withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { runApiProcess } from '#tests/harness/run-api-process.ts'
import { type Product, startProduct } from '#tests/product/start-product.ts'
import { type Caller, createCaller } from './calls.ts'
import { residentMegabytes } from './load.ts'
import type { Place, Round } from './round.ts'

const COUNTING = new URL('./count-statements.mjs', import.meta.url)
const MEMORY_MB = 250
const GAME_SERVERS = 10
const WAIT_SECONDS = 50
const ARRIVE_AT_ONCE = 20
const WAKE_MS = 1_000
/** What is done by the second and by the minute falls into one span more often than into another; whoever polled would be seen far above. */
const mostStatements = (byOne: number) => 1.5 * byOne + 20

export const waiting: Round<{ agents: number; seconds: number }> = {
  name: 'waiting',
  rule: `agents that wait cost less than ${MEMORY_MB} MB in all, and the database no more statements than a single one does; each command wakes who it is for within a second`,
  engines: ['sqlite', 'postgresql'],
  /** `seconds`: for how long is watched that nothing is asked. */
  sizes: { agents: 2_000, seconds: 10 },
  async play({ address }, { agents, seconds }) {
    const gameServers = await openGameServers(address)
    const product = await startProduct({
      environment: {
        DATA_DIR: address.dataDir,
        ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
      },
      preload: COUNTING,
    })
    const claims: ReturnType<typeof wait>[] = []
    try {
      const cookie = await administratorCookie(address, { isConfirmed: true })
      const staff = createCaller(`${product.url}/api`, { cookie })
      const comeToWait = async (count: number) => {
        for (let come = 0; come < count; come += ARRIVE_AT_ONCE) {
          for (let nth = 0; nth < Math.min(ARRIVE_AT_ONCE, count - come); nth++)
            claims.push(
              wait(product, gameServers[claims.length % GAME_SERVERS]?.key ?? '', `agent-${claims.length}`),
            )
          await untilQuiet(product)
        }
      }
      await comeToWait(1)
      const byOne = await statementsIn(product, seconds)
      const before = residentMegabytes(product.process.pid)
      const started = performance.now()
      await comeToWait(agents - 1)
      const took = Math.round((performance.now() - started) / 1_000)
      const byAll = await statementsIn(product, seconds)
      const stillWait = claims.filter(({ isOver }) => !isOver()).length
      const memory = residentMegabytes(product.process.pid)
      const wakings: number[] = []
      for (const gameServer of gameServers) wakings.push(await wake(gameServer, staff, claims))
      const slowest = Math.max(...wakings)
      return {
        seen: `${stillWait} of ${agents} wait, come within ${took} s: ${memory} MB, ${before} with one; statements in ${seconds} s: ${byOne} by one, ${byAll} by all; a command was handed out after ${slowest} ms at most`,
        faults: [
          ...(memory < MEMORY_MB ? [] : [`it takes ${memory} MB`]),
          ...(byAll <= mostStatements(byOne)
            ? []
            : [`${byAll} statements where one that waits has ${byOne}`]),
          ...(slowest < WAKE_MS ? [] : [`a command was handed out only after ${slowest} ms`]),
          ...(stillWait === agents ? [] : [`${agents - stillWait} did not wait on`]),
        ],
      }
    } finally {
      for (const { call } of claims) call.destroy()
      await product.kill()
    }
  },
}

type GameServer = { id: number; key: string }
/** Each with a key. Made by a process that ends: what a new site does once takes memory that this is not about. */
async function openGameServers(address: Place['address']): Promise<GameServer[]> {
  const api = await runApiProcess(address)
  try {
    const ids = await withDatabase(address, async ({ query }) => {
      const { id: _, ...columns } = await query
        .selectFrom('game_servers')
        .selectAll()
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      const rows = Array.from({ length: GAME_SERVERS }, (_, nth) => ({
        ...columns,
        name_server: `Waiting ${nth}`,
      }))
      return query.insertInto('game_servers').values(rows).returning('id').execute()
    })
    const cookie = await administratorCookie(address, { isConfirmed: true })
    const staff = createCaller(api.url, { cookie })
    const made: GameServer[] = []
    for (const { id } of ids) {
      const answer = await staff('POST', `/admin/servers/${id}/keys`, { name: 'Main', scopes: ['deliver'] })
      made.push({ id, key: String(answer?.body.key) })
    }
    return made
  } finally {
    await api.end('SIGTERM')
  }
}

/** Milliseconds until a command that staff send has reached one of those who wait for it. */
async function wake(
  { id }: GameServer,
  staff: Caller,
  claims: readonly ReturnType<typeof wait>[],
): Promise<number> {
  const over = claims.filter(({ isOver }) => isOver()).length
  const started = performance.now()
  const sent = await staff('POST', '/admin/deliveries', {
    gameServerId: id,
    player: { name: 'Ranger' },
    command: 'say hello',
  })
  if (sent?.status !== 201)
    throw new Error(`A command was refused with ${sent?.status}: ${JSON.stringify(sent?.body)}`)
  while (claims.filter(({ isOver }) => isOver()).length <= over) await pass(5)
  return Math.round(performance.now() - started)
}

/** A claim that waits, over a connection of its own. */
function wait({ url }: Product, key: string, instance: string) {
  let isOver = false
  const end = () => {
    isOver = true
  }
  const call: ClientRequest = request(`${url}/api/game/v1/claim`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  call.on('response', (answer) => answer.on('data', end)).on('error', end)
  call.end(JSON.stringify({ instance, online: [], capacity: 1, waitSeconds: WAIT_SECONDS }))
  return { call, isOver: () => isOver }
}

async function statements({ process: site }: Product): Promise<number> {
  const told = once(site, 'message') as Promise<[number]>
  site.send('statements')
  return (await told)[0]
}

async function statementsIn(product: Product, seconds: number): Promise<number> {
  const before = await statements(product)
  await pass(seconds * 1_000)
  return (await statements(product)) - before
}

/** Until those who came have been looked after. */
async function untilQuiet(product: Product): Promise<void> {
  for (let before = -1; ; await pass(10)) {
    const now = await statements(product)
    if (now === before) return
    before = now
  }
}
