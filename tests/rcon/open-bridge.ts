/** A site on a socket, a game with RCON, and agents between them: in this process, or in one that can be killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { createAgent } from '#agent/agent.ts'
import { createGame } from '#agent/ask-game.ts'
import { LIST_COMMANDS, LIST_PATTERN, listPattern } from '#agent/game/read-list.ts'
import { openJournal } from '#agent/journal/journal.ts'
import type { Disk } from '#agent/journal/journal-file.ts'
import { type Clocks, realClocks } from '#agent/leases.ts'
import { createRconClient } from '#agent/rcon/rcon-client.ts'
import { createSiteClient } from '#agent/site/site-client.ts'
import { createSpeaker } from '#agent/speaker.ts'
import { LOOK_MS, openWithAgent } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'
import { openGame } from './open-game.ts'
import { testFolder } from './test-folder.ts'

/** Longer than a busy machine stands still: who waits less takes a game that is alive for a silent one. */
const RCON_PATIENCE_MS = 5_000

export async function openBridge(scopes = ['deliver', 'report']) {
  const opened = await openWithAgent()
  const { site, userId } = opened
  const key = await opened.key(1, scopes)
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  // Those that agents keep for their next call.
  onTestFinished(() => site.app.server.closeAllConnections())
  const { port } = site.app.server.address() as { port: number }
  const url = `http://127.0.0.1:${port}`
  const game = await openGame()
  const journalFile = join(testFolder(), 'journal')

  /** Until it is stopped, or the test has ended. */
  function startAgent({
    disk,
    clocks = realClocks,
    at = url,
    file = journalFile,
    patienceMs = RCON_PATIENCE_MS,
  }: {
    disk?: Disk
    clocks?: Clocks
    at?: string
    file?: string
    /** How long the game may take to answer. */
    patienceMs?: number
  } = {}) {
    const lines: string[] = []
    const journal = openJournal(file, disk ? { disk } : {})
    const rcon = createRconClient({ ...game, timeoutMs: patienceMs })
    const agent = createAgent({
      site: createSiteClient({
        url: at,
        key: key.text,
        instance: journal.instance,
        version: '1',
        timeoutMs: 2_000,
      }),
      rcon,
      journal,
      game: createGame({
        rcon,
        listCommands: LIST_COMMANDS,
        listPattern: listPattern(LIST_PATTERN),
        steadyNow: clocks.steady,
      }),
      speaker: createSpeaker((line) => lines.push(line.slice(25))),
      clocks,
      heartbeatMs: 200,
      waitMaxSeconds: 1,
      pauseMaxMs: 100,
    })
    const stopping = new AbortController()
    const ended = agent.run(stopping.signal).finally(() => {
      rcon.close()
      journal.close()
    })
    ended.catch(() => {})
    const stop = () => {
      stopping.abort()
      return ended
    }
    onTestFinished(() => stop().catch(() => {}))
    return { lines, stop, journal }
  }

  /** The agent as a process of its own; `dieAt` names where it kills itself. */
  function spawnAgent(program: string, more: Record<string, string> = {}, cwd = testFolder()) {
    const child = spawn(process.execPath, [program], {
      cwd,
      env: {
        FRONTLAND_URL: url,
        FRONTLAND_KEY: key.text,
        RCON_HOST: game.host,
        RCON_PORT: String(game.port),
        RCON_PASSWORD: game.password,
        JOURNAL_FILE: journalFile,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await ended
    })
    return { child, ended, output: () => output }
  }

  return {
    ...opened,
    ...opened.site,
    keyId: key.id,
    keyText: key.text,
    url,
    game,
    journalFile,
    startAgent,
    spawnAgent,
    /** The agent that can be told where to die. */
    spawnMortal: (dieAt = '') =>
      spawnAgent(fileURLToPath(new URL('./agent-process.ts', import.meta.url)), { DIE_AT: dieAt }),
    async enqueue(...jobs: Partial<Parameters<typeof enqueueDeliveries>[1]>[]) {
      await enqueueDeliveries(site.database, ...jobs.map((job) => ({ userId, ...job })))
      await site.runBackgroundWork(LOOK_MS)
    },
    states: async () => (await opened.rows()).map(({ state, reason }) => [state, reason]),
  }
}
