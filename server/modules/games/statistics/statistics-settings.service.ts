/** What staff set for the statistics of game servers. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import { JUMP_BOUND } from '#shared/constants/games/leaderboards.ts'
import type { Objectives } from '#shared/contract/games/objectives.ts'
import { statisticsSettingsAudit } from '#shared/contract/games/statistics-settings.audit.texts.ts'
import type {
  KeptStatisticsSettings,
  StatisticsSettings,
} from '#shared/contract/games/statistics-settings.ts'
import type { StatisticsSettingsStore } from './statistics-settings.store.ts'

const NO_OBJECTIVES: Objectives = {
  objectives: { playtime: null, kills: null, deaths: null, points: null },
  playtimeUnit: 'ticks',
}

export type StatisticsSettingsService = ReturnType<typeof createStatisticsSettingsService>
export function createStatisticsSettingsService({
  settings,
  lockGameServer,
  audit,
  database,
}: {
  settings: StatisticsSettingsStore
  lockGameServer: GameServersStore['lock']
  audit: Pick<AuditService, 'of'>
  database: Pick<Database, 'transaction'>
}) {
  const record = audit.of(
    statisticsSettingsAudit,
    ({ gameServer, jumpBound, ...scores }: KeptStatisticsSettings & { id: number }) => ({
      gameServer,
      jumpBound,
      objectives: written(scores),
    }),
  )

  async function get(gameServerId: number): Promise<KeptStatisticsSettings> {
    const row = await settings.find(gameServerId)
    if (!row) throw new AppError('not_found')
    return present(row)
  }

  return {
    findJumpBound: async (gameServerId: number): Promise<number> =>
      (await settings.find(gameServerId))?.jump_bound ?? JUMP_BOUND,

    /** As the agent asks. */
    async getObjectives({ id }: { id: number }): Promise<Objectives> {
      const { objectives, playtimeUnit } = await get(id)
      return { objectives, playtimeUnit }
    },

    list: async (): Promise<KeptStatisticsSettings[]> => (await settings.list()).map(present),

    /** @throws {AppError} `conflict` where somebody else has changed it */
    change: (
      gameServerId: number,
      { version, jumpBound, ...scores }: StatisticsSettings & { version: number },
      actor: Actor,
    ): Promise<KeptStatisticsSettings> =>
      database.transaction(async () => {
        if (!(await lockGameServer(gameServerId))) throw new AppError('not_found')
        const before = await get(gameServerId)
        if (before.jumpBound === jumpBound && written(before) === written(scores)) return before
        if (version !== before.version) throw new AppError('conflict')
        const fields = { jump_bound: jumpBound, objectives: written(scores) }
        if (!(await settings.save(gameServerId, fields, version))) throw new AppError('conflict')
        const after = await get(gameServerId)
        await record('update', actor, { ...before, id: gameServerId }, { ...after, id: gameServerId })
        return after
      }),
  }
}

const written = ({ objectives, playtimeUnit }: Objectives) => JSON.stringify({ objectives, playtimeUnit })

const present = (
  row: NonNullable<Awaited<ReturnType<StatisticsSettingsStore['find']>>>,
): KeptStatisticsSettings => ({
  gameServerId: row.id,
  gameServer: row.name_server,
  game: row.type,
  jumpBound: row.jump_bound ?? JUMP_BOUND,
  ...(row.objectives === null ? NO_OBJECTIVES : (JSON.parse(row.objectives) as Objectives)),
  version: row.version ?? 0,
})
