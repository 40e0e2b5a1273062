/** The check for agents: it finds nothing in the one that is shipped, and finds what others lack. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Fault } from '#tests/rcon/broken-agent-process.ts'
import { openGame } from '#tests/rcon/open-game.ts'
import { testFolder } from '#tests/rcon/test-folder.ts'
import { type ActResult, playCheck } from './play-check.ts'

const SHIPPED = fileURLToPath(new URL('../../agent/start.mjs', import.meta.url))
const BROKEN = fileURLToPath(new URL('../../tests/rcon/broken-agent-process.ts', import.meta.url))
/** More than the agent keeps of a lease for the way of an answer. */
const SLOW_SECONDS = 10
const PATIENCE_MS = 20_000

async function check(program: string, fault?: Fault): Promise<ActResult[]> {
  const folder = testFolder()
  const [file, journal] = [join(folder, 'commands.txt'), join(folder, 'journal')]
  const game = await openGame()
  game.join('Checker')
  game.when('check', (command) => {
    appendFileSync(file, `${command}\n`, { flush: true })
    const [, , seconds = 0] = command.split(' ')
    return { text: command, afterMs: 1_000 * Number(seconds) + 2 }
  })
  let agent: ChildProcess | null = null
  let environment: NodeJS.ProcessEnv = {}
  async function kill(): Promise<void> {
    if (!agent) return
    const ended = once(agent, 'exit')
    agent.kill('SIGKILL')
    await ended
    agent = null
  }
  const start = () => {
    agent = spawn(process.execPath, [program], { cwd: folder, env: environment, stdio: 'ignore' })
  }
  onTestFinished(kill)
  return playCheck(
    { file, host: '127.0.0.1', port: 0, slowSeconds: SLOW_SECONDS, patienceMs: PATIENCE_MS },
    {
      start({ url, key }) {
        environment = {
          FRONTLAND_URL: url,
          FRONTLAND_KEY: key,
          RCON_HOST: game.host,
          RCON_PORT: String(game.port),
          RCON_PASSWORD: game.password,
          JOURNAL_FILE: journal,
          ...(fault && { BROKEN: fault }),
        }
        start()
      },
      async kill() {
        await kill()
        start()
      },
    },
  )
}

const broken = (results: readonly ActResult[]) =>
  Object.fromEntries(
    results.filter(({ broken }) => broken.length > 0).map(({ act, broken }) => [act, broken]),
  )

test('the agent that is shipped keeps every promise; four that break one are found out', {
  timeout: 300_000,
}, async () => {
  const [shipped, forgetful, late, tardy, silenced] = await Promise.all([
    check(SHIPPED),
    check(BROKEN, 'no journal'),
    check(BROKEN, 'writes down after running'),
    check(BROKEN, 'begins after its lease'),
    check(BROKEN, 'waits until it was heard'),
  ])
  expect(broken(shipped)).toEqual({})
  const [running, telling] = ['killed while a command runs', 'killed before it could tell']
  const twice = expect.arrayContaining([expect.stringMatching(/^ran check \d+( \d+)? twice$/)])
  expect(broken(forgetful)).toMatchObject({ [running]: twice, [telling]: twice })
  expect(broken(late)).toMatchObject({ [running]: twice })
  const afterwards = expect.arrayContaining([
    expect.stringMatching(/^began check \d+ after its lease had ended$/),
  ])
  expect(broken(tardy)).toEqual({
    'leases that have ended': afterwards,
    'a lease that ends behind a slow command': afterwards,
  })
  expect(broken(silenced)).toEqual({
    [telling]: [expect.stringMatching(/^ran 1 of 3 while its reports were not taken .* was not played/)],
  })
})
