/** The site as a game server of Roblox meets it, on the clock of its world: what it hands out, what it was told, and how it fails. */
import { expect, onTestFinished } from 'vitest'
import type { Job, Report } from '#shared/contract/games/bridge.ts'
import { createWorld, type WebReply, type WebRequest } from './roblox-world.ts'

const KEY = 'flg_1_key'
const METHODS = ['GET', 'POST']
const LEASE_SECONDS = 60
/** What the site knows of `Ranger`. */
export const ABOUT = {
  known: true,
  username: 'Scout',
  roles: ['player'],
  rank: 'major',
  points: 240,
  landcoins: 50,
  privileges: [{ key: 'legend', until: null }],
}
const EPOCH = Date.parse('2026-11-23T20:00:00.000Z')

type Call = Pick<WebRequest, 'isThere'> & {
  path: string
  body: Record<string, unknown>
  at: number
  instance: string
}
type Told = Report & { instance: string }
type Failing = (call: Call) => WebReply | 'never' | 'lost' | null

const HANDLERS = `
handlers = {
  give = function(player, arguments)
    host.log("ran", player.Name .. " " .. table.concat(arguments, ","))
    return "given to " .. player.Name
  end,
  rank = { needsPlayer = false, run = function(player, arguments)
    host.log("ran", "rank " .. table.concat(arguments, ","))
  end },
  slow = function(player, arguments)
    host.log("ran", "slow")
    task.wait(tonumber(arguments[1]))
    return "slow"
  end,
  breaks = function() error("no such item", 0) end,
  refuses = function() return false, "inventory locked" end,
  long = function() return "x" .. string.rep("Ж", 3000) end,
  odd = function() return "a\\255b\\0c" .. string.rep("d", 10) end,
},`

const scriptOf = (more = '') =>
  `FrontLand.start({ url = "https://site.example/", key = "${KEY}", ${HANDLERS} ${more} })`

export function openBridgeByHand() {
  const calls: Call[] = []
  const reports: Told[] = []
  const queue: Job[] = []
  const leased = new Map<string, { job: Job; instance: string }>()
  const waiting = new Set<() => void>()
  let failing: Failing = () => null
  let made = 0

  const plainly: Record<string, () => object> = {
    hello: () => ({
      protocol: 1,
      serverTime: iso(),
      gameServer: { id: 1, name: 'SCP', type: 'roblox' },
      leaseSeconds: LEASE_SECONDS,
      pollSeconds: 25,
    }),
    names: () => ({ username: 'Scout' }),
    landcoins: () => ({ balance: 75 }),
    'players/Ranger': () => ABOUT,
    stats: () => ({ accepted: 1, unknown: [] }),
  }
  const iso = (afterSeconds = 0) => new Date(EPOCH + (world.now() + afterSeconds) * 1_000).toISOString()
  const handOut = (instance: string, jobs: Job[]) => ({
    serverTime: iso(),
    jobs: jobs.map((job) => {
      const handed = { ...job, leaseUntil: iso(LEASE_SECONDS) }
      leased.set(job.id, { job: handed, instance })
      return handed
    }),
  })

  function answer(call: Call, reply: (body: object) => void): void {
    const { path, body, instance } = call
    if (path === 'claim') claim(call, reply)
    else if (path === 'held') {
      const held = [...leased.values()].filter((each) => each.instance === instance)
      reply(
        handOut(
          instance,
          held.map(({ job }) => job),
        ),
      )
    } else if (path === 'report') {
      const some = body.reports as Report[]
      for (const report of some) {
        reports.push({ ...report, instance })
        leased.delete(report.id)
      }
      reply({ results: some.map(({ id }) => ({ id, state: 'done', accepted: true })) })
    } else reply(plainly[path]?.() ?? { serverTime: iso() })
  }

  function claim({ body, instance, isThere }: Call, reply: (body: object) => void): void {
    const online = (body.online as { name: string }[]).map(({ name }) => name)
    const isForThem = ({ id, player, requires }: Job, index: number) =>
      (!requires.online || online.includes(player.name)) &&
      leased.get(id)?.instance !== instance &&
      queue.findIndex((job) => job.id === id) === index
    const look = (isOver: boolean) => {
      const mine = isThere() ? queue.filter(isForThem).slice(0, body.capacity as number) : []
      if (mine.length === 0 && !isOver) return
      waiting.delete(lookAgain)
      for (const job of mine) queue.splice(queue.indexOf(job), 1)
      reply(handOut(instance, mine))
    }
    const lookAgain = () => look(false)
    waiting.add(lookAgain)
    world.plan((body.waitSeconds as number) ?? 0, () => waiting.has(lookAgain) && look(true))
    lookAgain()
  }

  const world = createWorld((request: WebRequest, reply) => {
    const body = request.method === 'GET' ? {} : JSON.parse(request.body)
    const path = request.url.replace('https://site.example/api/game/v1/', '')
    const { isThere } = request
    const call = { isThere, path, body, at: world.now(), instance: body.instance as string }
    calls.push(call)
    const later = (given: WebReply) => world.plan(0.05, () => reply(given))
    if (request.authorization !== `Bearer ${KEY}` || !METHODS.includes(request.method))
      return later({ status: 401, body: '{"code":"bad_key","message":"no"}' })
    const failure = failing(call)
    if (failure === 'never') return
    if (failure !== null && failure !== 'lost') return later(failure)
    answer(call, (given) =>
      failure === 'lost'
        ? later({ error: 'HttpError: Timedout' })
        : later({ status: 200, body: JSON.stringify(given) }),
    )
  })

  return {
    ...world,
    /** With the handlers above; nothing in it may break. */
    async openGame(more = '', options: Parameters<typeof world.openGame>[1] = {}) {
      const game = await world.openGame(scriptOf(more), options)
      onTestFinished(() => expect(game.lines.filter((line) => line.startsWith('error'))).toEqual([]))
      return game
    },
    calls: (path: string) => calls.filter((call) => call.path === path),
    everyCall: () => calls,
    reports,
    /** What was told of each job last. */
    outcomes: () =>
      Object.fromEntries(
        reports.map(({ id, attempt, outcome, reason }) => [`${id} ${attempt}`, reason ?? outcome]),
      ),
    letFail(next: Failing) {
      failing = next
    },
    /** The first call of this path fails so, the others do not. */
    letFailOnce(path: string, how: WebReply | 'never' | 'lost') {
      let isDone = false
      failing = (call) => {
        if (isDone || call.path !== path) return null
        isDone = true
        return how
      }
    },
    enqueue(command: string, more: Partial<Job> = {}): Job {
      made += 1
      const job: Job = {
        id: `019ce0bb-1a00-7000-8000-${String(made).padStart(12, '0')}`,
        attempt: 1,
        kind: 'command',
        command,
        player: { name: 'Ranger', uuid: null },
        requires: { online: false, freeSlots: 0 },
        idempotent: false,
        leaseUntil: '',
        ...more,
      }
      queue.push(job)
      world.plan(0.05, () => {
        for (const look of [...waiting]) look()
      })
      return job
    },
    /** What a game server ran. */
    ran: (game: { lines: string[] }) =>
      game.lines.filter((line) => line.startsWith('ran: ')).map((line) => line.slice(5)),
  }
}
