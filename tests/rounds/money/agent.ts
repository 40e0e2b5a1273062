/** An agent beside the game server, which runs whatever it is handed. */
import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world.ts'

const PAUSE_MS = 100
const CAPACITY = 50

type Job = { id: string; attempt: number }

/** Starts one; the ends of all that was run are counted by their ids. */
export async function startAgent(world: World) {
  const key = await world.staff('POST', '/admin/servers/1/keys', { name: 'Main', scopes: ['deliver'] })
  if (key.status !== 201) throw new Error(`a key was told ${key.status}: ${JSON.stringify(key.body)}`)
  const ask = world.asking(() => ({ authorization: `Bearer ${key.body.key}` }))
  const ran = new Map<string, number>()
  let isOver = false

  async function run(): Promise<void> {
    while (!isOver) {
      const claim = { instance: 'main', online: [], capacity: CAPACITY }
      const { jobs = [] } = (await ask('POST', '/game/v1/claim', claim)).body as { jobs?: Job[] }
      for (const { id } of jobs) ran.set(id, (ran.get(id) ?? 0) + 1)
      if (jobs.length === 0) await wait(PAUSE_MS)
      else await ask('POST', '/game/v1/report', { instance: 'main', reports: jobs.map(reportOf) })
    }
  }
  const running = run()
  return {
    ran,
    async end(): Promise<void> {
      isOver = true
      await running
    },
  }
}

const reportOf = ({ id, attempt }: Job) => ({
  id,
  attempt,
  outcome: 'done',
  output: 'Gave 1',
  at: new Date().toISOString(),
})
