/** Game servers, each with a program beside it that fetches its commands, and with what kills that. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCommandBook } from '#tests/rcon/command-book.ts'
import { startGame } from '#tests/rcon/game.ts'
import { runAzlink } from './azlink-server.ts'
import { keepProcess } from './keep-process.ts'
import type { Fate } from './moments.ts'
import { type Site, startRelay } from './relay.ts'

export const KINDS = ['shipped', 'foreign', 'azlink'] as const
export type Kind = (typeof KINDS)[number]

const SHIPPED = fileURLToPath(new URL('../../../agent/start.mjs', import.meta.url))
const FOREIGN = fileURLToPath(new URL('./foreign-agent.ts', import.meta.url))

export type Way = {
  /** What its game has run, in its order. */
  commands(): string[]
  join(name: string): void
  leave(name: string): void
  /** Whoever has no journal asks for nothing while it rests, and is done with what it was answered. */
  rest(is: boolean): Promise<void>
  kill(): void
  /** What no program may do. */
  complaints(): readonly string[]
  stop(): Promise<void>
}

type Setting = {
  kind: Kind
  key: string
  folder: string
  site: Site
  fate: Fate
  /** In the place of the agent that is shipped. */
  program?: Program | undefined
}
export type Program = { path: string; environment: Record<string, string> }

export async function openWay({ kind, key, folder, site, fate, program }: Setting): Promise<Way> {
  const { goesOn } = fate
  mkdirSync(folder)
  const bookFile = join(folder, 'commands.txt')
  const relay = await startRelay(site, fate)
  if (kind === 'azlink') {
    const book = openCommandBook(bookFile)
    const server = runAzlink({ port: relay.port, key, book }, goesOn)
    return {
      ...server,
      commands: book.read,
      complaints: () => [],
      async stop() {
        await relay.stop()
        await server.stop()
      },
    }
  }
  const game = await startGame(bookFile, {
    isAlive(command, moment) {
      if (command.startsWith('data get')) return moment === 'after' || goesOn('answer and journal')
      if (command.startsWith('list')) return true
      return goesOn(moment === 'before' ? 'journal and run' : 'run and journal')
    },
  })
  const journal = join(folder, 'journal')
  const rcon = { RCON_HOST: game.host, RCON_PORT: String(game.port), RCON_PASSWORD: game.password }
  const agent =
    kind === 'shipped'
      ? keepProcess(
          program?.path ?? SHIPPED,
          {
            ...rcon,
            FRONTLAND_URL: relay.url,
            FRONTLAND_KEY: key,
            JOURNAL_FILE: journal,
            ...program?.environment,
          },
          folder,
        )
      : keepProcess(
          FOREIGN,
          { ...rcon, SITE: relay.url, KEY: key, INSTANCE: 'foreign-1', JOURNAL: journal },
          folder,
        )
  return {
    commands: game.commands,
    join: game.join,
    leave: game.leave,
    rest: async () => {},
    kill: agent.kill,
    complaints: () => agent.complaints,
    async stop() {
      await agent.stop()
      await relay.stop()
      await game.stop()
    },
  }
}
