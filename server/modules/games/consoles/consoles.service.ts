/** What staff set of the console of a game server, and what they are told of it. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { CONSOLE_PORT } from '#shared/constants/games/consoles.ts'
import { consoleAudit } from '#shared/contract/games/agents/consoles.audit.texts.ts'
import type {
  ConsoleDraft,
  ConsoleTrial,
  ConsoleTrialResult,
  ConsoleView,
} from '#shared/contract/games/agents/consoles.ts'
import type { ConsoleRow, ConsolesStore } from './consoles.store.ts'
import type { ConsoleAddress, OpenConsole } from './open-console.ts'

const DELIVERED = {
  is_on: 0,
  host: '127.0.0.1',
  port: CONSOLE_PORT,
  sealed_password: '',
  list_pattern: '',
  trouble: null,
  version: 0,
}

type Kept = Omit<ConsoleRow, 'game_server_id'>
type Row = Kept & { id: number; gameServer: string }
type Known = Pick<Kept, 'host' | 'port' | 'sealed_password'>

export type ConsolesService = ReturnType<typeof createConsolesService>
export function createConsolesService({
  consoles,
  gameServers,
  secrets,
  openConsole,
  versioned,
  database,
}: {
  consoles: ConsolesStore
  gameServers: Pick<GameServersStore, 'find' | 'lock'>
  secrets: Pick<Secrets, 'seal' | 'open'>
  openConsole: OpenConsole
  versioned: VersionedChanges
  database: Pick<Database, 'transaction'>
}) {
  const changes = versioned.of(consoleAudit, ({ gameServer, ...row }: Row) => {
    const { trouble: _, version: __, ...kept } = present(row)
    return { ...kept, gameServer }
  })
  const placeOf = (gameServerId: number) => ({
    table: 'game_consoles',
    row: gameServerId,
    field: 'sealed_password',
  })

  /** @throws {AppError} `not_found` where no console can be */
  async function read(gameServerId: number): Promise<Kept> {
    const gameServer = await gameServers.find(gameServerId)
    if (gameServer?.type !== 'minecraft') throw new AppError('not_found')
    return (await consoles.find(gameServerId)) ?? DELIVERED
  }

  async function lock(gameServerId: number): Promise<Row> {
    const gameServer = await gameServers.lock(gameServerId)
    const { is_on, host, port, sealed_password, list_pattern, trouble, version } = await read(gameServerId)
    const kept = { is_on, host, port, sealed_password, list_pattern, trouble, version }
    return { ...kept, id: gameServerId, gameServer: gameServer?.name_server ?? '' }
  }

  /** @throws {AppError} `validation_failed` */
  function columnsOf(draft: ConsoleDraft, before: Row) {
    const { host, port, listPattern: list_pattern, password } = draft
    const fields = { is_on: draft.isOn ? 1 : 0, host, port, list_pattern }
    const isOtherwise = Object.entries(fields).some(([field, value]) => before[field as keyof Row] !== value)
    // What stays as it was keeps its seal, so that a key that is lost stays known as lost.
    const isSealedAnew =
      password ||
      before.host !== host ||
      before.port !== port ||
      (before.sealed_password === '' && isOtherwise)
    const sealed_password = isSealedAnew
      ? secrets.seal(passwordFor(before.id, before, draft), placeOf(before.id))
      : before.sealed_password
    return { ...fields, sealed_password }
  }

  /** The password that counts: one that is kept is told to nobody new. @throws {AppError} `validation_failed` */
  function passwordFor(
    gameServerId: number,
    before: Known,
    { host, port, password }: Pick<ConsoleTrial, 'host' | 'port' | 'password'>,
  ): string {
    if (password) return password
    const isKept = before.sealed_password !== ''
    if (isKept && before.host === host && before.port === port)
      return secrets.open(before.sealed_password, placeOf(gameServerId)) ?? ''
    throw new AppError('validation_failed', {
      fields: { password: isKept ? 'passwordForAnother' : 'required' },
    })
  }

  return {
    get: async (gameServerId: number): Promise<ConsoleView> => present(await read(gameServerId)),

    change: (
      gameServerId: number,
      { version, ...draft }: ConsoleDraft & { version: number },
      actor: Actor,
    ): Promise<ConsoleView> =>
      database.transaction(async () => {
        const row = await changes.update(actor, {
          read: () => lock(gameServerId),
          version,
          edit: (before) => columnsOf(draft, before),
          async save(changed, { id, gameServer, version, ...before }) {
            const fields = { ...before, ...changed, trouble: null }
            const isSaved = await consoles.save(id, fields, version)
            return isSaved ? { ...fields, id, gameServer, version: version + 1 } : undefined
          },
        })
        return present(row)
      }),

    /** Asks who is in the game, and nothing else. */
    async test(gameServerId: number, trial: ConsoleTrial): Promise<ConsoleTrialResult> {
      const password = passwordFor(gameServerId, await read(gameServerId), trial)
      const { rcon, look } = openConsole({ ...trial, password })
      try {
        const { online, trouble } = await look()
        if (!('trouble' in online))
          return {
            trouble: null,
            answer: null,
            players: online.players.map(({ name }) => name),
            maxPlayers: online.maxPlayers,
          }
        return { trouble, answer: online.answer?.trim() || null, players: [], maxPlayers: null }
      } finally {
        rcon.close()
      }
    },

    /** Where a console is and by what it lets us in. */
    addressOf: ({
      game_server_id,
      host,
      port,
      sealed_password,
      list_pattern,
    }: ConsoleRow): ConsoleAddress => ({
      host,
      port,
      listPattern: list_pattern,
      password: secrets.open(sealed_password, placeOf(game_server_id)) ?? '',
    }),
  }
}

const present = ({
  is_on,
  host,
  port,
  sealed_password,
  list_pattern,
  trouble,
  version,
}: Kept): ConsoleView => ({
  isOn: is_on === 1,
  host,
  port,
  hasPassword: sealed_password !== '',
  listPattern: list_pattern,
  trouble: is_on === 1 ? trouble : null,
  version,
})
