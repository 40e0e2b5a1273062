/** What games tell of achievements that nobody has defined. */
import { isoTime } from '#server/lib/iso-time.ts'
import type { UndefinedAchievement } from '#shared/contract/games/told-achievements.ts'
import type { ToldAchievementsStore } from './told-achievements.store.ts'

const SHOWN_MAX = 200

type Definition = { key: string; condition: string; gameKey: string | null }

export type ToldAchievementsService = ReturnType<typeof createToldAchievementsService>
export const createToldAchievementsService = ({
  told,
  listDefinitions,
}: {
  told: Pick<ToldAchievementsStore, 'list'>
  listDefinitions: () => Promise<readonly Definition[]>
}) => ({
  async listUndefined(): Promise<UndefinedAchievement[]> {
    const defined = new Set(
      (await listDefinitions()).flatMap(({ key, condition, gameKey }) =>
        condition === 'game' ? [gameKey ?? key] : [],
      ),
    )
    const rows = (await told.list()).filter(({ key }) => !defined.has(key))
    return [...Map.groupBy(rows, ({ key }) => key)]
      .map(([key, of]) => ({
        key,
        players: of.reduce((sum, { players }) => sum + players, 0),
        gameServers: of.map(({ name_server }) => name_server),
        toldAt: isoTime(Math.max(...of.map(({ told_at }) => told_at))),
      }))
      .toSorted((one, other) => other.players - one.players)
      .slice(0, SHOWN_MAX)
  },
})
