/** What accounts have come to in the games: added up, with the tiers and the level that it makes. */
import type { AccountFigures, FiguresOf, GameTier } from '#server/lib/games/account-figures.ts'
import { killsPerDeath } from '#server/lib/games/kills-per-death.ts'
import { cappedSum } from '#server/modules/games/rules/capped-sum.ts'
import { GAMES, type Game } from '#shared/constants/games/games.ts'
import type { FiguresStore } from './figures.store.ts'

const POINTS_OF_A_LEVEL = 250

type Tier = GameTier & { game: Game; requiredPoints: number }
type Row = Awaited<ReturnType<FiguresStore['listOf']>>[number]

export function createFiguresOf({
  figures,
  listTiers,
}: {
  figures: FiguresStore
  listTiers: () => Promise<readonly Tier[]>
}): FiguresOf {
  return async (accountIds) => {
    if (accountIds.length === 0) return new Map()
    const rows = await figures.listOf(accountIds)
    if (rows.length === 0) return new Map()
    const tiers = await listTiers()
    const byAccount = Map.groupBy(rows, ({ user_id }) => user_id as number)
    return new Map([...byAccount].map(([id, own]) => [id, sumUp(own, tiers)]))
  }
}

function sumUp(rows: readonly Row[], tiers: readonly Tier[]): AccountFigures {
  const sum = (figure: 'playtime' | 'kills' | 'deaths' | 'points', some = rows) =>
    cappedSum(...some.map((row) => row[figure]))
  // Of two ladders with as many points the first counts.
  const games = GAMES.flatMap((game) => {
    const own = rows.filter((row) => row.game === game)
    const name = own.at(-1)?.player
    const points = sum('points', own)
    return name === undefined ? [] : [{ game, name, points, tier: tierOf(tiers, game, points) }]
  })
  const best = games.reduce((one, other) => (other.points > one.points ? other : one))
  const kills = sum('kills')
  const deaths = sum('deaths')
  return {
    playtimeSeconds: sum('playtime'),
    kills,
    deaths,
    kdRatio: killsPerDeath(kills, deaths),
    level: 1 + Math.floor(best.points / POINTS_OF_A_LEVEL),
    games,
    tier: best.tier,
  }
}

/** The highest that the points are enough for. */
function tierOf(tiers: readonly Tier[], game: Tier['game'], points: number): GameTier | null {
  const [highest] = tiers
    .filter((tier) => tier.game === game && tier.requiredPoints <= points)
    .toSorted((one, other) => other.requiredPoints - one.requiredPoints)
  if (!highest) return null
  const { id, isSample, name_ru, name_en, insignia } = highest
  return { id, isSample, name_ru, name_en, insignia }
}
