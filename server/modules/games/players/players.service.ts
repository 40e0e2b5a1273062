/** What everybody may see of a player, as that player chose; and how players are found. */
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { shownFigures } from '#server/lib/games/shown-figures.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ShownServers } from '#server/modules/games/game-servers/shown-servers.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { PLAYERS_FOUND_MAX, PLAYERS_SEARCH_MIN } from '#shared/constants/games/players.ts'
import { playerHeadAddress } from '#shared/constants/player-heads.ts'
import type { HiddenPlayer, Player, Visibility } from '#shared/contract/games/players/players.ts'
import type { PlayersStore } from './players.store.ts'

/** Many players are minors: where and when they play is theirs to tell. */
const DELIVERED: Visibility = { page: true, lastSeen: false, gameServer: false, searchEngines: false }

type Columns = { [Name in 'page' | 'last_seen' | 'game_server' | 'search_engines']: number | null }
type Row = NonNullable<Awaited<ReturnType<PlayersStore['find']>>>

/** A player, as they are found, and what of them is shown. */
export type ShownPlayer = { row: Row; visibility: Visibility }

export type PlayersService = ReturnType<typeof createPlayersService>
export function createPlayersService({
  players,
  persons,
  isBanned,
  presence,
  shownServers,
  noteStanding,
  invalidation,
  now,
}: {
  players: PlayersStore
  persons: Pick<AccountsServices['persons'], 'figuresOf' | 'listAchievements'>
  isBanned: AccountsServices['isBanned']
  presence: Pick<PresenceService, 'isThere'>
  shownServers: Pick<ShownServers, 'list'>
  /** Tables leave out whoever hides, and take in again whoever does not. */
  noteStanding: (userId: number) => Promise<void>
  invalidation: Pick<CacheInvalidationService, 'change'>
  now: () => Date
}) {
  /** What of their being in games may be told. */
  async function findSeen(
    userId: number,
    visibility: Visibility,
  ): Promise<Pick<Player, 'lastSeenAt' | 'gameServerId'>> {
    if (!visibility.lastSeen && !visibility.gameServer) return {}
    const shown = new Set((await shownServers.list()).map(({ id }) => id))
    const seen = (await players.listSeen(userId)).filter(({ game_server_id: id }) => shown.has(id))
    const [last] = seen
    const isThere =
      visibility.gameServer && last && (await presence.isThere(last.game_server_id, last.player_folded))
    return {
      ...(visibility.lastSeen && { lastSeenAt: last ? isoTime(last.seen_at) : null }),
      ...(visibility.gameServer && { gameServerId: isThere ? last.game_server_id : null }),
    }
  }

  /** All that the page of a player says. */
  async function present({ row, visibility }: ShownPlayer): Promise<Player> {
    const figures = (await persons.figuresOf([row.id])).get(row.id)
    const roles = await players.listRoles(row.id)
    const { playtimeMinutes: _, ...shown } = shownFigures(row, figures)
    return {
      username: row.username,
      avatarUrl: playerHeadAddress(row.username),
      joinDate: isoTime(row.created_at),
      roles: roles.map(({ name }) => name),
      roleBadges: roles,
      ...shown,
      achievements: await persons.listAchievements(row.id),
      ...(await findSeen(row.id, visibility)),
      isIndexed: visibility.searchEngines,
    }
  }

  /** @throws {AppError} `not_found` for whoever is not there, hides, is banned or leaves */
  async function findShown(name: string): Promise<ShownPlayer> {
    const found = await findAny(name)
    if (!found?.visibility.page || isBanned(found.row, now().getTime())) throw new AppError('not_found')
    return found
  }

  /** By a name in any spelling, or a former one that nobody has taken; nobody who leaves. */
  async function findAny(name: string): Promise<ShownPlayer | null> {
    const folded = foldForSearch(name)
    const row = (await players.find(folded)) ?? (await players.findFormer(folded))
    return row && row.deletion_asked_at === null ? { row, visibility: visibilityOf(row) } : null
  }

  return {
    findShown,
    present,
    get: async (name: string): Promise<Player> => present(await findShown(name)),

    /** What its player and staff see of a hidden page. @throws {AppError} `not_found` for everybody else */
    async getHidden(name: string, { id, permissions }: CurrentUser): Promise<HiddenPlayer> {
      const found = await findAny(name)
      if (!found || (found.row.id !== id && !permissions.includes('access_admin_panel')))
        throw new AppError('not_found')
      return { ...(await present(found)), isBanned: isBanned(found.row, now().getTime()) }
    },

    /** Nothing for less than two letters. */
    async search(text: string): Promise<{ username: string; name: string | null }[]> {
      const folded = foldForSearch(text.trim())
      if ([...folded].length < PLAYERS_SEARCH_MIN) return []
      const asked = { time: now().getTime(), limit: PLAYERS_FOUND_MAX }
      const accounts = await players.searchAccounts(folded, asked)
      const inGames = await players.searchGameNames(folded, asked)
      const found = new Map<string, string | null>(accounts.map(({ username }) => [username, null]))
      for (const { username, name } of inGames) if (!found.has(username)) found.set(username, name)
      return [...found].slice(0, PLAYERS_FOUND_MAX).map(([username, name]) => ({ username, name }))
    },

    async getVisibility(userId: number): Promise<Visibility> {
      const row = await players.findVisibility(userId)
      return row ? visibilityOf(row) : DELIVERED
    },

    async changeVisibility(userId: number, chosen: Visibility): Promise<Visibility> {
      const work = async () => {
        await players.saveVisibility(userId, chosen)
        await noteStanding(userId)
      }
      await invalidation.change('leaderboards', work, { inTurn: 'leaderboards', isRepeatable: true })
      return chosen
    },
  }
}

const visibilityOf = ({ page, last_seen, game_server, search_engines }: Columns): Visibility =>
  page === null
    ? DELIVERED
    : {
        page: page === 1,
        lastSeen: last_seen === 1,
        gameServer: game_server === 1,
        searchEngines: search_engines === 1,
      }
