/** What staff set for the statistics of game servers. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { JUMP_BOUND } from '#shared/constants/games/leaderboards.ts'
import type { Objectives } from '#shared/contract/games/objectives.ts'
import { statisticsSettingsAudit } from '#shared/contract/games/statistics-settings.audit.texts.ts'
import type {
  KeptStatisticsSettings,
  StatisticsSettings,
} from '#shared/contract/games/statistics-settings.ts'
import type { StatisticsSettingsStore } from './statistics-settings.store.ts'

const written = ({ objectives, playtimeUnit }: Objectives) => JSON.stringify({ objectives, playtimeUnit })

const NO_OBJECTIVES = written({
  objectives: { playtime: null, kills: null, deaths: null, points: null },
  playtimeUnit: 'ticks',
})

type KeptRow = NonNullable<Awaited<ReturnType<StatisticsSettingsStore['find']>>>
type Row = ReturnType<typeof settled>

export type StatisticsSettingsService = ReturnType<typeof createStatisticsSettingsService>
export function createStatisticsSettingsService({
  settings,
  lockGameServer,
  versioned,
  database,
}: {
  settings: StatisticsSettingsStore
  lockGameServer: GameServersStore['lock']
  versioned: VersionedChanges
  database: Pick<Database, 'transaction'>
}) {
  const changes = versioned.of(statisticsSettingsAudit, ({ name_server, jump_bound, objectives }: Row) => ({
    gameServer: name_server,
    jumpBound: jump_bound,
    objectives,
  }))

  async function get(gameServerId: number): Promise<Row> {
    const row = await settings.find(gameServerId)
    if (!row) throw new AppError('not_found')
    return settled(row)
  }

  return {
    findJumpBound: async (gameServerId: number): Promise<number> =>
      (await settings.find(gameServerId))?.jump_bound ?? JUMP_BOUND,

    /** As the agent asks. */
    async getObjectives({ id }: { id: number }): Promise<Objectives> {
      const { objectives, playtimeUnit } = present(await get(id))
      return { objectives, playtimeUnit }
    },

    list: async (): Promise<KeptStatisticsSettings[]> =>
      (await settings.list()).map((row) => present(settled(row))),

    /** @throws {AppError} `conflict` where somebody else has changed it */
    change: (
      gameServerId: number,
      { version, jumpBound, ...scores }: StatisticsSettings & { version: number },
      actor: Actor,
    ): Promise<KeptStatisticsSettings> =>
      database.transaction(async () => {
        if (!(await lockGameServer(gameServerId))) throw new AppError('not_found')
        const row = await changes.update(actor, {
          read: () => get(gameServerId),
          version,
          edit: () => ({ jump_bound: jumpBound, objectives: written(scores) }),
          async save(changed, before) {
            const { jump_bound, objectives } = { ...before, ...changed }
            const isSaved = await settings.save(gameServerId, { jump_bound, objectives }, before.version)
            return isSaved ? get(gameServerId) : undefined
          },
        })
        return present(row)
      }),
  }
}

/** What holds, whether staff set it or not. */
const settled = (row: KeptRow) => ({
  ...row,
  jump_bound: row.jump_bound ?? JUMP_BOUND,
  objectives: row.objectives ?? NO_OBJECTIVES,
  version: row.version ?? 0,
})

const present = (row: Row): KeptStatisticsSettings => ({
  gameServerId: row.id,
  gameServer: row.name_server,
  game: row.type,
  jumpBound: row.jump_bound,
  ...(JSON.parse(row.objectives) as Objectives),
  version: row.version,
})
