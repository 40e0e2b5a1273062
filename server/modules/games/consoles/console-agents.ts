/** Runs the agent in this process for each console that staff connected, as long as this process is the one to do so. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createAgent } from '#agent/agent.ts'
import { type Journal, JournalTaken, openJournal } from '#agent/journal/journal.ts'
import { createSpeaker } from '#agent/speaker.ts'
import { NO_KEY } from '#server/lib/games/calling-game-server.ts'
import type { Lease } from '#server/modules/platform/leases/leases.service.ts'
import type { ConsoleTrouble } from '#shared/constants/games/consoles.ts'
import { BEDROCK_PREFIX } from '#shared/constants/games/game-names.ts'
import type { ConsolesStore, NamedConsoleRow } from './consoles.store.ts'
import type { ConsoleAddress, OpenConsole } from './open-console.ts'
import { createOwnSite, type OwnSiteTools } from './own-site.ts'

const JOURNAL_PAUSE_MS = 60_000

type Running = { row: NamedConsoleRow; stop: AbortController; ended: Promise<void> }

export function createConsoleAgents({
  consoles,
  addressOf,
  openConsole,
  lease,
  folder,
  log,
  ...site
}: OwnSiteTools & {
  consoles: Pick<ConsolesStore, 'listOn' | 'setTrouble'>
  addressOf: (row: NamedConsoleRow) => ConsoleAddress
  openConsole: OpenConsole
  /** Says which process runs them. */
  lease: Pick<Lease, 'isHeld'>
  /** Where what was begun is written down before it runs, a file for each game server. */
  folder: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}) {
  const running = new Map<number, Running>()
  /** Game servers whose journals could not be used, and until when those are left alone. */
  const unusable = new Map<number, number>()
  let isClosing = false

  function openJournalOf(row: NamedConsoleRow): Journal | null {
    const { game_server_id: id, name_server: gameServer } = row
    if ((unusable.get(id) ?? 0) > performance.now()) return null
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return openJournal(join(folder, `${id}.journal`))
    } catch (err) {
      // The process before this one is about to end.
      if (err instanceof JournalTaken) return null
      unusable.set(id, performance.now() + JOURNAL_PAUSE_MS)
      log.error({ err, gameServer }, 'the journal of commands cannot be used: none are run')
      note(row)('journal')
      return null
    }
  }

  /** Writes down what keeps us from a console, when it changes. */
  function note(row: NamedConsoleRow) {
    let last = row.trouble
    return (trouble: ConsoleTrouble | null) => {
      if (trouble === last) return
      last = trouble
      consoles
        .setTrouble(row, trouble)
        .catch((err: unknown) => log.warn({ err }, 'what keeps the site from a console is not written down'))
    }
  }

  function start(row: NamedConsoleRow): void {
    const journal = openJournalOf(row)
    if (journal === null) return
    const { game_server_id: id, name_server: name } = row
    const bedrockPrefix = row.bedrock_prefix ?? BEDROCK_PREFIX
    const { rcon, game, look } = openConsole({ ...addressOf(row), bedrockPrefix })
    const noteTrouble = note(row)
    const agent = createAgent({
      site: createOwnSite({
        ...site,
        instance: journal.instance,
        gameServer: {
          id,
          name,
          type: 'minecraft',
          bedrockPrefix,
          scopes: ['deliver', 'report'],
          keyId: NO_KEY,
          keyName: 'RCON',
        },
      }),
      rcon,
      journal,
      game: {
        ...game,
        async online() {
          const { online, trouble } = await look()
          noteTrouble(trouble)
          return online
        },
      },
      speaker: createSpeaker((line) => log.info({ gameServer: name }, line.slice(line.indexOf(' ') + 1))),
    })

    const stop = new AbortController()
    const ended = agent
      .run(stop.signal)
      .catch((err: unknown) => log.error({ err, gameServer: name }, 'commands are not run for a while'))
      .finally(() => {
        rcon.close()
        journal.close()
        running.delete(id)
      })
    running.set(id, { row, stop, ended })
  }

  function stop(): void {
    isClosing = true
    for (const { stop } of running.values()) stop.abort()
  }

  return {
    /** Begins nothing any more. */
    stop,
    /** Starts and ends what staff have switched, and all of it with the lease. Meant to be called every second. */
    async follow(): Promise<void> {
      const rows = lease.isHeld && !isClosing ? await consoles.listOn() : []
      for (const { row, stop } of running.values()) if (!rows.some((now) => isSame(now, row))) stop.abort()
      for (const row of rows) if (!running.has(row.game_server_id)) start(row)
    },
    /** What runs is finished and told. */
    async close(): Promise<void> {
      stop()
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}

/** Whether what staff set of a game server is what its agent was started with. */
const isSame = (one: NamedConsoleRow, other: NamedConsoleRow) =>
  one.game_server_id === other.game_server_id &&
  one.version === other.version &&
  one.bedrock_prefix === other.bedrock_prefix
