/** Counts the community. */
import { memoizeFor } from '#server/lib/concurrency/memoize-for.ts'
import type { GamesServices } from '#server/modules/games/games.wiring.ts'
import type { CommunityFigures } from '#shared/contract/operations/figures.ts'

/** So long the figures stand for all who ask: however many register meanwhile, they are counted and told once. */
const FIGURES_KEPT_MS = 60_000

export type FiguresService = ReturnType<typeof createFiguresService>
export function createFiguresService({
  counts,
  gameServers,
  now,
}: {
  counts: { registered: () => Promise<number>; feedback: () => Promise<number> }
  gameServers: Pick<GamesServices['gameServers'], 'listShown' | 'findRecord' | 'uptimeOf'>
  now: () => Date
}) {
  const figures = memoizeFor({ ms: FIGURES_KEPT_MS, now, make: count })

  async function count(): Promise<CommunityFigures> {
    const uptimes = (await gameServers.listShown())
      .map(({ id }) => gameServers.uptimeOf(id))
      .filter((uptime) => uptime !== null)
    return {
      registered: await counts.registered(),
      reviews: await counts.feedback(),
      record: await gameServers.findRecord(),
      uptime30Days: uptimes.length > 0 ? averageOf(uptimes) : null,
    }
  }

  return figures
}

/** To one decimal, never more than it was. */
function averageOf(percents: readonly number[]): number {
  const sum = percents.reduce((total, percent) => total + percent, 0)
  return Math.floor((sum / percents.length) * 10) / 10
}
