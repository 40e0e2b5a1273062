/** An agent of somebody else, who has read docs/game-bridge.md and nothing more: a program with a journal of its own and simple RCON. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'

type Job = {
  id: string
  attempt: number
  command: string
  player: { name: string }
  requires: { online: boolean; freeSlots: number }
  leaseUntil: string
}
type Handed = { serverTime: string; jobs: Job[] }
type Report = { id: string; attempt: number; outcome: string; reason?: string; output?: string; at: string }
type Line = { key: string; step: 'begun' | 'ended' | 'told'; report?: Report }

const { SITE = '', KEY = '', INSTANCE = '', RCON_PORT = '', RCON_PASSWORD = '', JOURNAL = '' } = process.env
const ANSWER_MS = 5_000
const AGAIN_MS = 500

const keyOf = ({ id, attempt }: { id: string; attempt: number }) => `${id}/${attempt}`

const journal = new Map<string, Line>()
if (existsSync(JOURNAL)) {
  const text = readFileSync(JOURNAL, 'utf8')
  // What has no end was being written: nothing followed from it.
  for (const line of text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)) {
    const read = JSON.parse(line) as Line
    journal.set(read.key, read)
  }
}

function write(line: Line): void {
  journal.set(line.key, line)
  const file = openSync(JOURNAL, 'a')
  writeSync(file, `${JSON.stringify(line)}\n`)
  fsyncSync(file)
  closeSync(file)
}

async function call<Body>(path: string, body: object, waitMs = 0): Promise<Body | null> {
  try {
    const reply = await fetch(`${SITE}/api/game/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ instance: INSTANCE, ...body }),
      signal: AbortSignal.timeout(ANSWER_MS + waitMs),
    })
    return reply.ok ? ((await reply.json()) as Body) : null
  } catch {
    return null
  }
}

/** One packet at a time; null where no answer came. */
async function openRcon(): Promise<(type: number, text: string) => Promise<string | null>> {
  const socket: Socket = connect(Number(RCON_PORT), '127.0.0.1')
  let hear: (text: string | null) => void = () => {}
  socket.on('data', (bytes) => hear(bytes.subarray(12, -2).toString()))
  socket.on('error', () => {})
  socket.on('close', () => hear(null))
  return (type, text) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => hear(null), ANSWER_MS)
      hear = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      const body = Buffer.from(`${text}\0\0`)
      const head = Buffer.alloc(12)
      head.writeInt32LE(body.length + 8, 0)
      head.writeInt32LE(1, 4)
      head.writeInt32LE(type, 8)
      socket.write(Buffer.concat([head, body]))
    })
}

const rcon = await openRcon()
await rcon(3, RCON_PASSWORD)
const run = (command: string) => rcon(2, command)

/** What stands in the journal is told beside the running; what does not is told before anything else could begin it. */
async function report(told: Report): Promise<void> {
  while ((await call('report', { reports: [told] })) === null) await pass(AGAIN_MS)
  write({ key: keyOf(told), step: 'told' })
}

async function handle(job: Job, endsAt: number): Promise<void> {
  const { id, attempt, command, player, requires } = job
  const told = (outcome: string, more: object = {}) => ({
    id,
    attempt,
    outcome,
    at: new Date().toISOString(),
    ...more,
  })
  if (journal.has(keyOf(job))) return
  const list = (await run('list')) ?? ''
  if (requires.online && !list.includes(player.name))
    return report(told('not_run', { reason: 'player_left' }))
  if (
    requires.freeSlots > 0 &&
    /^No entity/.test((await run(`data get entity ${player.name} Inventory`)) ?? '')
  )
    return report(told('not_run', { reason: 'player_left' }))
  if (performance.now() > endsAt) return report(told('not_run'))
  write({ key: keyOf(job), step: 'begun' })
  const output = await run(command)
  if (output === null) return void report(told('unknown'))
  const ended = told('done', { output })
  write({ key: keyOf(job), step: 'ended', report: ended })
  void report(ended)
}

async function handleAll({ serverTime, jobs }: Handed): Promise<void> {
  const now = performance.now()
  for (const job of jobs) await handle(job, now + Date.parse(job.leaseUntil) - Date.parse(serverTime))
}

for (const { key, step, report: ended } of journal.values()) {
  const [id = '', attempt] = key.split('/')
  if (step === 'told') continue
  void report(ended ?? { id, attempt: Number(attempt), outcome: 'unknown', at: new Date().toISOString() })
}
for (let hasAnswer = false; ; ) {
  const online = ((await run('list')) ?? '').split(': ')[1]?.split(', ').filter(Boolean) ?? []
  const handed: Handed | null = hasAnswer
    ? await call<Handed>(
        'claim',
        { online: online.map((name) => ({ name })), capacity: 5, waitSeconds: 5 },
        5_000,
      )
    : await call<Handed>('held', {})
  hasAnswer = handed !== null
  if (handed) await handleAll(handed)
  else await pass(AGAIN_MS)
}
