/** Whatever dies, and whenever: no command has run twice, and none is forgotten. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { until } from '#tests/harness/until.ts'
import { openBridge } from './open-bridge.ts'
import { testFolder } from './test-folder.ts'

const START = fileURLToPath(new URL('../../agent/start.mjs', import.meta.url))
const DEATHS = 4
const JOBS = 25

test('killed again and again at any moment', async () => {
  const { game, enqueue, spawnAgent, rows } = await openBridge()
  // Long enough for a death to fall into it.
  game.when('say', (command) => ({ text: command, afterMs: 15 }))
  const commands = Array.from({ length: JOBS }, (_, nth) => `say ${nth}`)
  await enqueue(...commands.map((command) => ({ command })))
  for (let death = 0; death < DEATHS; death++) {
    const before = game.everyCommand().length
    const { child, ended } = spawnAgent(START)
    await until(() => expect(game.everyCommand().length).toBeGreaterThan(before))
    await wait(Math.random() * 120)
    child.kill('SIGKILL')
    await ended
  }
  spawnAgent(START)
  const settled = await until(async () => {
    const all = await rows()
    expect(all.filter(({ state }) => state !== 'done' && state !== 'review')).toEqual([])
    return all
  })
  const times = (command: string) => game.commands().filter((one) => one === command).length
  // One that was on its way to an agent as that died is handed out anew, as a further attempt.
  for (const { command, state } of settled) {
    if (state === 'done') expect([command, times(command)]).toEqual([command, 1])
    else expect(times(command)).toBeLessThanOrEqual(1)
  }
  // Each death leaves one in doubt at most.
  expect(settled.filter(({ state }) => state === 'review').length).toBeLessThanOrEqual(DEATHS)
})

test('two agents with a journal each share the work', async () => {
  const { game, enqueue, startAgent, rows } = await openBridge()
  startAgent()
  startAgent({ file: join(testFolder(), 'journal') })
  for (let round = 0; round < 4; round++)
    await enqueue(...[1, 2, 3].map((nth) => ({ command: `say ${round}.${nth}` })))
  await until(async () => expect((await rows()).every(({ state }) => state === 'done')).toBe(true))
  expect(game.commands()).toHaveLength(12)
  expect(new Set(game.commands()).size).toBe(12)
})

test('a game that breaks off again and again: what it has run is done or in doubt, never run again', async () => {
  const { game, enqueue, startAgent, rows, clock, runBackgroundWork } = await openBridge()
  game.when('say', (command) => (Number(command.slice(4)) % 3 === 0 ? { dies: true } : command))
  const commands = Array.from({ length: 12 }, (_, nth) => `say ${nth}`)
  await enqueue(...commands.map((command) => ({ command })))
  startAgent()
  await until(async () => {
    clock.advance(1_000)
    await runBackgroundWork(1_000)
    expect((await rows()).map(({ state }) => state)).toEqual(
      commands.map((_, nth) => (nth % 3 === 0 ? 'review' : 'done')),
    )
  })
  expect(game.commands().toSorted()).toEqual(commands.toSorted())
})
