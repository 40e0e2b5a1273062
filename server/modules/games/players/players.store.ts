import { sql } from 'kysely'
import { begins } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import { HAS_PAGE, isActive } from '#server/db/of-accounts.ts'
import type { Game } from '#shared/constants/games/games.ts'
import type { Visibility } from '#shared/contract/games/players/players.ts'

/** Of names that begin alike only the first are looked at, however many of them hide: whoever is after those is found by another letter. */
const LOOKED_AT = 500

export type PlayersStore = ReturnType<typeof createPlayersStore>
export function createPlayersStore(database: Database) {
  const accounts = () =>
    database.query
      .selectFrom('users')
      .leftJoin('player_visibility', 'player_visibility.user_id', 'users.id')
      .select(['users.id', 'users.username', 'users.created_at', 'users.rank', 'users.level'])
      .select(['users.playtime_minutes', 'users.kills', 'users.deaths'])
      .select(['users.banned_at', 'users.ban_ends_at', 'users.deletion_asked_at'])
      .select(['player_visibility.page', 'player_visibility.last_seen'])
      .select(['player_visibility.game_server', 'player_visibility.search_engines'])

  /** Of those that everybody may see. */
  const shown = (time: number) =>
    database.query
      .selectFrom('users')
      .leftJoin('player_visibility', 'player_visibility.user_id', 'users.id')
      .where(isActive(time))
      .where(HAS_PAGE)

  const { engine } = database
  /** By the index that finds them: in any other order PostgreSQL walks a million names for the ten that begin so. */
  const inOrder = (column: string) =>
    engine === 'postgresql' ? sql<string>`${sql.ref(column)} using ~<~` : sql<string>`${sql.ref(column)}`

  return {
    find: (folded: string) => accounts().where('users.username_folded', '=', folded).executeTakeFirst(),
    /** Who was called so last, where nobody is now. */
    findFormer: (folded: string) =>
      accounts()
        .innerJoin('former_names', 'former_names.user_id', 'users.id')
        .where('former_names.username_folded', '=', folded)
        .orderBy('former_names.given_up_at', 'desc')
        .orderBy('former_names.id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Whose confirmed name it is in a game; of those that leave, and of frozen names, nobody's. */
    findHolder: (game: Game, folded: string) =>
      database.query
        .selectFrom('game_names')
        .innerJoin('users', 'users.id', 'game_names.user_id')
        .select(['users.id', 'users.username', 'users.rank', 'users.landcoins'])
        .where('game_names.game', '=', game)
        .where('game_names.name_folded', '=', folded)
        .where('game_names.ended_at', 'is', null)
        .where('game_names.frozen_at', 'is', null)
        .where('users.deletion_asked_at', 'is', null)
        .executeTakeFirst(),

    listRoles: (userId: number) =>
      database.query
        .selectFrom('user_roles')
        .innerJoin('roles', 'roles.id', 'user_roles.role_id')
        .select(['roles.name', 'roles.color', 'roles.icon'])
        .where('user_roles.user_id', '=', userId)
        .orderBy('roles.position')
        .orderBy('roles.id')
        .execute(),

    /** Where games last named a player by a confirmed name of theirs, the last first. */
    listSeen: (userId: number) =>
      database.query
        .selectFrom('game_names')
        .innerJoin('seen_players', 'seen_players.player_folded', 'game_names.name_folded')
        .innerJoin('game_servers', (join) =>
          join
            .onRef('game_servers.id', '=', 'seen_players.game_server_id')
            .onRef('game_servers.type', '=', 'game_names.game'),
        )
        .select(['seen_players.game_server_id', 'seen_players.player_folded', 'seen_players.seen_at'])
        .where('game_names.user_id', '=', userId)
        .where('game_names.ended_at', 'is', null)
        .where('game_names.frozen_at', 'is', null)
        .orderBy('seen_players.seen_at', 'desc')
        .execute(),

    /** By the names of accounts. */
    searchAccounts: (folded: string, { time, limit }: { time: number; limit: number }) =>
      shown(time)
        .where('users.id', 'in', (row) =>
          row
            .selectFrom('users as named')
            .select('named.id')
            .where(begins(engine, 'named.username_folded', folded))
            .orderBy(inOrder('named.username_folded'))
            .limit(LOOKED_AT),
        )
        .select('users.username')
        .orderBy(inOrder('users.username_folded'))
        .limit(limit)
        .execute(),
    /** By confirmed names in games. */
    searchGameNames: (folded: string, { time, limit }: { time: number; limit: number }) =>
      shown(time)
        .innerJoin('game_names', 'game_names.user_id', 'users.id')
        .where('game_names.id', 'in', (row) =>
          row
            .selectFrom('game_names as named')
            .select('named.id')
            .where('named.ended_at', 'is', null)
            .where(begins(engine, 'named.name_folded', folded))
            .orderBy(inOrder('named.name_folded'))
            .limit(LOOKED_AT),
        )
        .select(['users.username', 'game_names.name'])
        .orderBy(inOrder('game_names.name_folded'))
        .limit(limit)
        .execute(),

    findVisibility: (userId: number) =>
      database.query
        .selectFrom('player_visibility')
        .select(['page', 'last_seen', 'game_server', 'search_engines'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),
    async saveVisibility(userId: number, chosen: Visibility): Promise<void> {
      const columns = {
        page: chosen.page ? 1 : 0,
        last_seen: chosen.lastSeen ? 1 : 0,
        game_server: chosen.gameServer ? 1 : 0,
        search_engines: chosen.searchEngines ? 1 : 0,
      }
      await database.query
        .insertInto('player_visibility')
        .values({ user_id: userId, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute()
    },
  }
}
