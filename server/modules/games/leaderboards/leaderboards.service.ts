import { AppError } from '#server/lib/app-error.ts'
import { memoizeFor } from '#server/lib/concurrency/memoize-for.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ShownServers } from '#server/modules/games/game-servers/shown-servers.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { LEADERBOARD_PAGE_SIZE } from '#shared/constants/games/leaderboards.ts'
import type { BoardQuery, Standing } from '#shared/contract/games/leaderboards.ts'
import type { SeasonsStore } from './seasons.store.ts'
import type { Board, StandingsStore } from './standings.store.ts'

/** To count a hundred thousand players takes longer than all the rest. */
const TOTAL_KEPT_MS = 15_000

type NamedRow = Awaited<ReturnType<StandingsStore['list']>>[number]

export type LeaderboardsService = ReturnType<typeof createLeaderboardsService>
export function createLeaderboardsService({
  standings,
  seasons,
  isBanned,
  shownServers,
  invalidation,
  now,
}: {
  standings: StandingsStore
  seasons: Pick<SeasonsStore, 'find'>
  isBanned: AccountsServices['isBanned']
  shownServers: Pick<ShownServers, 'get'>
  invalidation: Pick<CacheInvalidationService, 'onInvalidate'>
  now: () => Date
}) {
  const totals = new Map<string, { get(): Promise<number> }>()
  invalidation.onInvalidate((topic) => topic === 'leaderboards' && totals.clear())

  function countAll(board: Board): Promise<number> {
    const key = JSON.stringify(board)
    const total =
      totals.get(key) ?? memoizeFor({ ms: TOTAL_KEPT_MS, now, make: () => standings.count(board) })
    totals.set(key, total)
    return total.get()
  }

  /** @throws {AppError} `not_found` for a game server or a season that nobody may see */
  async function boardOf({ by, gameServerId, season, accounts }: BoardQuery): Promise<Board> {
    if (gameServerId !== undefined) await shownServers.get(gameServerId)
    const row = season === undefined ? undefined : await seasons.find(season)
    if (season !== undefined && !row) throw new AppError('not_found')
    if (row && row.game_server_id !== 0 && gameServerId === undefined)
      await shownServers.get(row.game_server_id)
    const isEnded = row !== undefined && row.ended_at !== null
    const ofAccounts = accounts !== undefined
    return { by, seasonId: season ?? 0, gameServerId: gameServerId ?? 0, ofAccounts, isEnded }
  }

  /** In tables that do not change any more somebody may stand who is shown nowhere else. */
  function nameOf({ player, username, is_account, ...account }: NamedRow) {
    const isGone = is_account === 1 && username === null
    const isHidden =
      username !== null &&
      (account.page === 0 || account.deletion_asked_at !== null || isBanned(account, now().getTime()))
    if (!isGone && !isHidden) return { name: player, username }
    return { name: null, username: null, gone: isGone ? ('deleted' as const) : ('hidden' as const) }
  }

  return {
    async list({ page, ...query }: BoardQuery & { page: number }) {
      const board = await boardOf(query)
      const from = (page - 1) * LEADERBOARD_PAGE_SIZE
      const total = await countAll(board)
      const first = Math.max(0, from - 1)
      const limit = Math.min(LEADERBOARD_PAGE_SIZE + from - first, total - first)
      // Whatever is skipped is counted: of the lower half from below. Nobody enters or leaves without the total being counted anew.
      const fromBelow = first > total / 2
      const skipped = fromBelow ? total - first - limit : first
      const rows = from < total ? await standings.list(board, { skipped, limit, fromBelow }) : []
      const [before, next] = rows.slice(0, from - first + 1)
      // Whom the page begins with may be equal to many on the pages before.
      const isEqual = from > 0 && before !== undefined && before.value === next?.value
      const countAbove = async (value: number) =>
        fromBelow ? total - (await standings.countUpTo(board, value)) : standings.countAbove(board, value)
      const begins = isEqual ? (await countAbove(before.value)) + 1 : first + 1
      const placed: Standing[] = []
      for (const [at, row] of rows.entries()) {
        const { value } = row
        const above = placed[at - 1]
        const place = at === 0 ? begins : above?.value === value ? above.place : first + at + 1
        placed.push({ place, value, ...nameOf(row) })
      }
      const data = placed.slice(from - first)
      return { data, total, page, pageSize: LEADERBOARD_PAGE_SIZE }
    },

    async findOwn(query: BoardQuery, userId: number) {
      const board = await boardOf(query)
      const own = await standings.findOf(board, userId)
      if (!own) return { place: null, value: null, page: null }
      const above = await standings.countAbove(board, own.value)
      const before = above + (await standings.countEqualsBefore(board, own))
      return { place: above + 1, value: own.value, page: Math.floor(before / LEADERBOARD_PAGE_SIZE) + 1 }
    },
  }
}
