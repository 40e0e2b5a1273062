/** Makes the standings of players anew whose figures have changed. */
import { cappedSum } from '#server/modules/games/rules/capped-sum.ts'
import { accountKey, nobodysKey, readPlayerKeys } from '#server/modules/games/rules/player-key.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { RANKED_FIGURES } from '#shared/constants/games/leaderboards.ts'
import type { ClaimedPlayersStore } from './claimed-players.store.ts'
import type { EndedStandingsStore } from './ended-standings.store.ts'
import type { StandingChangesStore } from './standing-changes.store.ts'
import type { StandingRow, StandingsStore } from './standings.store.ts'

/** Few enough that nobody waits for them where one process does everything. */
const PLAYERS_AT_ONCE = 200
/** Among which each of those players is looked for again: of whoever plays on ten game servers there are ten. */
const CHANGES_AT_ONCE = 10_000

/** One process at a time does it; `refresh` is meant to be called several times a minute. */
export function createRefreshStandings({
  standings,
  changes,
  ended,
  players,
  invalidation,
  now,
}: {
  standings: StandingsStore
  changes: Pick<StandingChangesStore, 'list' | 'forget'>
  ended: Pick<EndedStandingsStore, 'followOwners'>
  players: Pick<ClaimedPlayersStore, 'withoutForgotten'>
  invalidation: Pick<CacheInvalidationService, 'change'>
  now: () => Date
}) {
  const isDue = async () => (await changes.list(1)).length > 0
  return {
    async refresh(): Promise<void> {
      while (await isDue()) await invalidation.change('leaderboards', refreshSome, { inTurn: 'leaderboards' })
    },
    /** All of it in the transaction around the caller, whose turn it is. */
    async refreshAtOnce(): Promise<void> {
      while (await isDue()) await refreshSome()
    },
    /** In a table that is written down stand those as well whom running ones leave out. In the transaction around the caller. */
    async addLeftOut(seasonId: number): Promise<void> {
      await standings.save(sumUp(await standings.listLeftOut(seasonId)))
    },
  }

  async function refreshSome(): Promise<void> {
    const noted = await changes.list(CHANGES_AT_ONCE)
    if (noted.length === 0) return
    const keys = [...new Set(noted.map(({ player_key }) => player_key))].slice(0, PLAYERS_AT_ONCE)
    const done = new Set(keys)
    const told = await standings.listFigures(keys, now().getTime())
    const [ofNobody, ofAccounts] = [
      told.filter(({ user_id }) => user_id === null),
      told.filter(({ user_id }) => user_id !== null),
    ]
    const figures = [...ofAccounts, ...(await players.withoutForgotten(ofNobody))]
    const seasons = await standings.listSeasonFigures(figures.map(({ id }) => id))
    const byId = new Map(figures.map((figure) => [figure.id, figure]))
    const inSeasons = seasons.flatMap((earned) => {
      const figure = byId.get(earned.statistics_id)
      return figure ? [{ ...figure, ...earned }] : []
    })
    const rows = sumUp([...figures.map((figure) => ({ ...figure, season_id: 0 })), ...inSeasons])
    await standings.removeOthers(keys, rows)
    await standings.save(rows)
    await ended.followOwners(readPlayerKeys(keys).userIds)
    await changes.forget(noted.filter(({ player_key }) => done.has(player_key)).map(({ id }) => id))
  }
}

type Told = Awaited<ReturnType<StandingsStore['listFigures']>>[number]
type Figures = Omit<Told, 'player_folded' | 'player_uuid'> & { season_id: number }

/** A row for each player, season and game server, and one for all of the player's game servers. */
function sumUp(figures: readonly Figures[]): StandingRow[] {
  const rows = new Map<string, StandingRow>()
  for (const figure of figures.toSorted((one, other) => one.told_at - other.told_at)) {
    const player_key = figure.user_id === null ? nobodysKey(figure) : accountKey(figure.user_id)
    for (const game_server_id of [0, figure.game_server_id]) {
      const at = `${figure.season_id} ${game_server_id} ${player_key}`
      const before = rows.get(at)
      const row = { ...NOTHING, ...before, player_key, game_server_id, season_id: figure.season_id }
      for (const each of RANKED_FIGURES) {
        row[each] = cappedSum(row[each], figure[each])
        row[`${each}_at`] = Math.max(row[`${each}_at`], figure[`${each}_at`])
      }
      const { player, user_id } = figure
      rows.set(at, { ...row, player, user_id, is_account: user_id === null ? 0 : 1 })
    }
  }
  return [...rows.values()]
}

const NOTHING = { playtime: 0, kills: 0, points: 0, playtime_at: 0, kills_at: 0, points_at: 0 }
