/** How the site understands a game server, as staff set it; what they did not touch is as delivered. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import { DELIVERED_FAILURE_TEXTS } from '#shared/constants/games/failure-texts.ts'
import { BEDROCK_PREFIX } from '#shared/constants/games/game-names.ts'
import { bridgeSettingsAudit } from '#shared/contract/games/agents/bridge-settings.audit.texts.ts'
import type { BridgeSettings, BridgeSettingsView } from '#shared/contract/games/agents/bridge-settings.ts'
import type { BridgeSettingsStore } from './bridge-settings.store.ts'

export type BridgeSettingsService = ReturnType<typeof createBridgeSettingsService>
export function createBridgeSettingsService({
  settings,
  gameServers,
  audit,
  database,
}: {
  settings: BridgeSettingsStore
  gameServers: Pick<GameServersStore, 'find' | 'lock'>
  audit: Pick<AuditService, 'of'>
  database: Pick<Database, 'transaction'>
}) {
  const record = audit.of(
    bridgeSettingsAudit,
    ({ id: _, ...kept }: BridgeSettings & { id: number; gameServer: string }) => kept,
  )

  async function read(gameServerId: number): Promise<BridgeSettingsView> {
    const row = await settings.find(gameServerId)
    return {
      failureTexts: row?.failure_texts
        ? (JSON.parse(row.failure_texts) as string[])
        : [...DELIVERED_FAILURE_TEXTS],
      bedrockPrefix: row?.bedrock_prefix ?? BEDROCK_PREFIX,
      version: row?.version ?? 0,
    }
  }

  return {
    async get(gameServerId: number): Promise<BridgeSettingsView> {
      if (!(await gameServers.find(gameServerId))) throw new AppError('not_found')
      return read(gameServerId)
    },

    /** By what an answer of a game server is a failure. */
    failureTextsOf: async (gameServerId: number): Promise<readonly string[]> =>
      (await read(gameServerId)).failureTexts,

    bedrockPrefixOf: async (gameServerId: number): Promise<string> =>
      (await read(gameServerId)).bedrockPrefix,

    change: (
      gameServerId: number,
      { version, failureTexts, bedrockPrefix }: BridgeSettings & { version: number },
      actor: Actor,
    ): Promise<BridgeSettingsView> =>
      database.transaction(async () => {
        const gameServer = await gameServers.lock(gameServerId)
        if (!gameServer) throw new AppError('not_found')
        const { version: before, ...kept } = await read(gameServerId)
        const fields = { failureTexts: [...new Set(failureTexts)], bedrockPrefix }
        if (isSame(fields, kept)) return { ...kept, version: before }
        if (version !== before || !(await settings.save(gameServerId, columnsOf(fields), version)))
          throw new AppError('conflict')
        const named = { id: gameServerId, gameServer: gameServer.name_server }
        await record('update', actor, { ...kept, ...named }, { ...fields, ...named })
        return read(gameServerId)
      }),
  }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** What is as delivered stays so when that changes. */
const columnsOf = ({ failureTexts, bedrockPrefix }: BridgeSettings) => ({
  failure_texts: isSame(failureTexts, DELIVERED_FAILURE_TEXTS) ? null : JSON.stringify(failureTexts),
  bedrock_prefix: bedrockPrefix === BEDROCK_PREFIX ? null : bedrockPrefix,
})
