/**
 * `npm run bridge-check`: stands in for the site, puts an agent through lost answers, ended leases and its own death, and tells which
 * promises of the bridge it broke. For whoever writes an agent; docs/game-bridge.md says how.
 */
import './bootstrap/lifeline.mjs'
import { spawn } from 'node:child_process'
import { playCheck } from './bridge-check/play-check.ts'
import { readOptions } from './bridge-check/read-options.ts'
import { renderResults } from './bridge-check/render-results.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const RESTART_MS = 1_000
const [KEPT, BROKEN, NOT_PLAYED] = [0, 1, 2]

try {
  process.exitCode = await check()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = NOT_PLAYED
}

async function check(): Promise<number | undefined> {
  const { killBy, startBy, ...options } = readOptions(process.argv.slice(2))
  const environment = { ...process.env }

  function start(): void {
    if (startBy) run(startBy, environment)
    else say('\nStart the agent now.')
  }

  function kill(): void {
    if (killBy) {
      run(killBy, environment)
      setTimeout(start, RESTART_MS)
    } else say('\nKill the agent at once (kill -9, no stop), and start it again.')
  }

  const results = await playCheck(options, {
    start({ url, key, file }) {
      Object.assign(environment, { FRONTLAND_URL: url, FRONTLAND_KEY: key })
      say(`Address of the site  ${url}
Key                  ${key}
File of the game     ${file}

At the command "check N" the game server appends the line "check N" to that file, and answers. "check N S" it answers S seconds
later, with the line in the file at once.`)
      start()
    },
    kill,
    playing: (act) => say(`  ${act} …`),
  })
  say(`\n${renderResults(results)}`)
  return results.some(({ broken }) => broken.length > 0) ? BROKEN : KEPT
}

/** A shell's command, which may go on running: nobody waits for an agent to end. */
function run(command: string, env: NodeJS.ProcessEnv): void {
  spawn(command, { shell: true, stdio: 'ignore', detached: true, env }).unref()
}
