/** How the site understands a game server, as staff set it; what they did not touch is as delivered. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { DELIVERED_FAILURE_TEXTS } from '#shared/constants/games/failure-texts.ts'
import { BEDROCK_PREFIX } from '#shared/constants/games/game-names.ts'
import { bridgeSettingsAudit } from '#shared/contract/games/agents/bridge-settings.audit.texts.ts'
import type { BridgeSettings, BridgeSettingsView } from '#shared/contract/games/agents/bridge-settings.ts'
import type { BridgeSettingsStore } from './bridge-settings.store.ts'

const DELIVERED = { failure_texts: JSON.stringify(DELIVERED_FAILURE_TEXTS), bedrock_prefix: BEDROCK_PREFIX }

/** What holds, whether staff set it or not. */
type Kept = { failure_texts: string; bedrock_prefix: string; version: number }
type Row = Kept & { id: number; gameServer: string }

export type BridgeSettingsService = ReturnType<typeof createBridgeSettingsService>
export function createBridgeSettingsService({
  settings,
  gameServers,
  versioned,
  database,
}: {
  settings: BridgeSettingsStore
  gameServers: Pick<GameServersStore, 'find' | 'lock'>
  versioned: VersionedChanges
  database: Pick<Database, 'transaction'>
}) {
  const changes = versioned.of(bridgeSettingsAudit, ({ gameServer, ...row }: Row) => {
    const { version: _, ...kept } = present(row)
    return { ...kept, gameServer }
  })

  async function read(gameServerId: number): Promise<Kept> {
    const row = await settings.find(gameServerId)
    return {
      failure_texts: row?.failure_texts ?? DELIVERED.failure_texts,
      bedrock_prefix: row?.bedrock_prefix ?? DELIVERED.bedrock_prefix,
      version: row?.version ?? 0,
    }
  }

  async function lock(gameServerId: number): Promise<Row> {
    const gameServer = await gameServers.lock(gameServerId)
    if (!gameServer) throw new AppError('not_found')
    return { ...(await read(gameServerId)), id: gameServerId, gameServer: gameServer.name_server }
  }

  return {
    async get(gameServerId: number): Promise<BridgeSettingsView> {
      if (!(await gameServers.find(gameServerId))) throw new AppError('not_found')
      return present(await read(gameServerId))
    },

    /** By what an answer of a game server is a failure. */
    failureTextsOf: async (gameServerId: number): Promise<readonly string[]> =>
      present(await read(gameServerId)).failureTexts,

    bedrockPrefixOf: async (gameServerId: number): Promise<string> =>
      (await read(gameServerId)).bedrock_prefix,

    change: (
      gameServerId: number,
      { version, failureTexts, bedrockPrefix }: BridgeSettings & { version: number },
      actor: Actor,
    ): Promise<BridgeSettingsView> =>
      database.transaction(async () => {
        const row = await changes.update(actor, {
          read: () => lock(gameServerId),
          version,
          edit: () => ({
            failure_texts: JSON.stringify([...new Set(failureTexts)]),
            bedrock_prefix: bedrockPrefix,
          }),
          async save(changed, before) {
            const after = { ...before, ...changed, version: before.version + 1 }
            return (await settings.save(gameServerId, columnsOf(after), before.version)) ? after : undefined
          },
        })
        return present(row)
      }),
  }
}

/** What is as delivered stays so when that changes. */
const columnsOf = ({ failure_texts, bedrock_prefix }: Kept) => ({
  failure_texts: failure_texts === DELIVERED.failure_texts ? null : failure_texts,
  bedrock_prefix: bedrock_prefix === DELIVERED.bedrock_prefix ? null : bedrock_prefix,
})

const present = ({ failure_texts, bedrock_prefix, version }: Kept): BridgeSettingsView => ({
  failureTexts: JSON.parse(failure_texts) as string[],
  bedrockPrefix: bedrock_prefix,
  version,
})
