/** What is sold reaches the games once, whatever dies on the way: the short form of a round, and that it can fail. */
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { bridge, playBridge } from '#tests/rounds/bridge/bridge.round.ts'
import { playRound } from '#tests/rounds/play-round.ts'
import type { Fault } from './rcon/broken-agent-process.ts'

const BROKEN = fileURLToPath(new URL('./rcon/broken-agent-process.ts', import.meta.url))
/** An agent dies once at each moment, and the site at those that are its own. */
const SHORT = { jobs: 60, wave: 20, servers: 1, kills: 1, sites: 1, databases: 0 }

test('agents of every kind and the site are killed at every moment, and nothing runs twice or is lost', {
  timeout: 240_000,
}, async () => {
  // SQLite dies with the site.
  const databases = inject('engine') === 'postgresql' ? 1 : 0
  const result = await playRound(bridge, inject('engine'), { ...SHORT, databases })
  expect(result).toMatchObject({ verdict: 'passed', faults: [] })
})

// Which engine the site has is nothing to it.
test.runIf(inject('engine') === 'sqlite')(
  'an agent without a journal is found out',
  {
    timeout: 240_000,
  },
  async () => {
    const fault: Fault = 'no journal'
    const play: typeof bridge.play = (place, sizes) =>
      playBridge(place, sizes, { path: BROKEN, environment: { BROKEN: fault } })
    const sizes = { ...SHORT, jobs: 30, sites: 0 }
    const result = await playRound({ ...bridge, play }, inject('engine'), sizes)
    expect(result.faults.join()).toMatch(/may run once and ran \d times/)
  },
)
