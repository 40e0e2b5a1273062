/** The plugin's own core beside a game server of ours. Its code is the operator's to bring: it lies outside this repository. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { testFolder } from '#tests/rcon/test-folder.ts'

/** A checkout of github.com/Azuriom/AzLink. */
const SOURCE = process.env.AZLINK_SOURCE
/** Where gson and netty lie, as Debian's libgoogle-gson-java and libnetty-java lay them. */
const JARS = `${process.env.AZLINK_JARS ?? '/usr/share/java'}/*`
const GAME_SERVER = fileURLToPath(new URL('GameServer.java', import.meta.url))

export const hasCore = SOURCE !== undefined

/** The core passes over calls closer than 5 seconds to its last, by its own clock. */
export const ASKING = { timeout: 20_000, interval: 250 }

/** Compiles and starts it until the test ends, with a Java that takes bytes for ASCII, as in many a container. */
export function startCore() {
  const folder = testFolder()
  const source = join(SOURCE ?? '', 'common/src/main/java')
  const options = ['-nowarn', '-proc:none', '-implicit:class', '-encoding', 'UTF-8', '-d', folder]
  execFileSync('javac', [...options, '-sourcepath', source, '-cp', JARS, GAME_SERVER], { stdio: 'ignore' })
  const game = spawn('java', ['-cp', `${folder}:${JARS}`, 'GameServer', join(folder, 'data')], {
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(game, 'exit')
  onTestFinished(async () => {
    game.kill('SIGKILL')
    await ended
  })
  const ran: string[] = []
  const said: string[] = []
  createInterface({ input: game.stdout }).on('line', (line) => {
    if (line.startsWith('ran ')) ran.push(line.slice('ran '.length))
    else said.push(line.replace('said ', ''))
  })
  const type = (line: string) => void game.stdin.write(`${line}\n`)
  return {
    ran,
    said,
    type,
    join: ({ name, uuid }: { name: string; uuid: string }) => type(`join ${name} ${uuid}`),
    throwAt: (command: string) => type(`throw ${command}`),
    /** Has it ask until that shows. */
    askUntil: (hasAsked: () => unknown) =>
      vi.waitFor(() => {
        type('azlink fetch')
        return hasAsked()
      }, ASKING),
  }
}
