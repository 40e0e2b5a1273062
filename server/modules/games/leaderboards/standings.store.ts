import { type Insertable, sql } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import { insertMany } from '#server/db/insert-many.ts'
import { HAS_PAGE, isActive } from '#server/db/of-accounts.ts'
import type { Schema } from '#server/db/schema.ts'
import { readPlayerKeys } from '#server/modules/games/rules/player-key.ts'
import type { RankedFigure } from '#shared/constants/games/leaderboards.ts'
import { KEY_OF_TOLD } from './standing-changes.store.ts'

/** Of which figures a table is. 0 stands for all of the time, and for all game servers. */
export type Board = {
  by: RankedFigure
  seasonId: number
  gameServerId: number
  /** Leaves out the players whom no account has confirmed. */
  ofAccounts: boolean
  /** It does not change any more: who has deleted their account keeps the place. */
  isEnded: boolean
}
type Standing = { id: number; value: number; at: number }
export type StandingRow = Omit<Insertable<Schema['standings']>, 'id'>

/** Fewer parameters than either engine takes in one statement. */
const ROWS_AT_ONCE = 500

export type StandingsStore = ReturnType<typeof createStandingsStore>
export function createStandingsStore(database: Database) {
  /** Who has none of the figure stands nowhere. */
  function rowsOf({ by, seasonId, gameServerId, ofAccounts, isEnded }: Board) {
    const rows = database.query
      .selectFrom('standings')
      .where('season_id', '=', seasonId)
      .where('game_server_id', '=', gameServerId)
      .where(by, '>', 0)
    if (!ofAccounts) return rows
    return isEnded ? rows.where('is_account', '=', 1) : rows.where('standings.user_id', 'is not', null)
  }
  const ended = database.query.selectFrom('seasons').select('id').where('ended_at', 'is not', null)
  const count = async (rows: ReturnType<typeof rowsOf>) =>
    (await rows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

  return {
    count: async (board: Board): Promise<number> => Number(await count(rowsOf(board))),
    countAbove: async (board: Board, value: number): Promise<number> =>
      Number(await count(rowsOf(board).where(board.by, '>', value))),
    countUpTo: async (board: Board, value: number): Promise<number> =>
      Number(await count(rowsOf(board).where(board.by, '<=', value))),

    /** Those behind the first `skipped`, the best first; or, `fromBelow`, those above the last `skipped`. */
    list: (
      board: Board,
      { skipped, limit, fromBelow }: { skipped: number; limit: number; fromBelow: boolean },
    ) =>
      database.query
        // Places are counted in the index alone; what is shown is read of a page's rows.
        .with('shown', () =>
          rowsOf(board)
            .select(['id', 'season_id'])
            .orderBy(board.by, fromBelow ? 'asc' : 'desc')
            .orderBy(`${board.by}_at`, fromBelow ? 'desc' : 'asc')
            .orderBy('id', fromBelow ? 'desc' : 'asc')
            .offset(skipped)
            .limit(limit),
        )
        .selectFrom('shown')
        .innerJoin('standings', 'standings.id', 'shown.id')
        .leftJoin('users', 'users.id', 'standings.user_id')
        .leftJoin('player_visibility', 'player_visibility.user_id', 'standings.user_id')
        .select(['standings.player', 'standings.is_account', `standings.${board.by} as value`])
        .select(['users.username', 'users.banned_at', 'users.ban_ends_at', 'users.deletion_asked_at'])
        .select('player_visibility.page')
        .orderBy(`standings.${board.by}`, 'desc')
        .orderBy(`standings.${board.by}_at`)
        .orderBy('standings.id')
        .execute(),

    /** The best place: of a season that has ended an account may have several, of players who were nobody's then. */
    findOf: (board: Board, userId: number): Promise<Standing | undefined> =>
      rowsOf(board)
        .select(['id', `${board.by} as value`, `${board.by}_at as at`])
        .where('user_id', '=', userId)
        .orderBy(board.by, 'desc')
        .orderBy(`${board.by}_at`)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    /** Of equals, how many stand on top of this one. */
    countEqualsBefore: async (board: Board, { id, value, at }: Standing): Promise<number> =>
      Number(
        await count(
          rowsOf(board)
            .where(board.by, '=', value)
            .where((row) =>
              row.or([
                row(`${board.by}_at`, '<', at),
                row.and([row(`${board.by}_at`, '=', at), row('standings.id', '<', id)]),
              ]),
            ),
        ),
      ),

    /** What the games have told of these players, but of accounts that hide, are banned or leave. */
    async listFigures(keys: readonly string[], now: number) {
      const { userIds: users, identities } = readPlayerKeys(keys)
      const of = () =>
        database.query
          .selectFrom('player_statistics')
          .select([
            'player_statistics.id',
            'game_server_id',
            'game',
            'identity',
            'player',
            'player_folded',
            'player_uuid',
            'told_at',
            'player_statistics.user_id',
          ])
          .select(['player_statistics.playtime', 'player_statistics.kills', 'player_statistics.points'])
          .select(['playtime_at', 'kills_at', 'points_at'])
      const ofAccounts =
        users.length === 0
          ? []
          : await of()
              .innerJoin('users', 'users.id', 'player_statistics.user_id')
              .where('player_statistics.user_id', 'in', users)
              .leftJoin('player_visibility', 'player_visibility.user_id', 'users.id')
              .where(HAS_PAGE)
              .where(isActive(now))
              .execute()
      const ofNobody =
        identities.length === 0
          ? []
          : await of()
              .where('player_statistics.user_id', 'is', null)
              .where('identity', 'in', identities)
              .execute()
      return [...ofAccounts, ...ofNobody]
    },

    /** What was earned in the seasons that have not ended, by those rows of figures. */
    async listSeasonFigures(statisticsIds: readonly number[]) {
      const found = []
      for (const some of batchesOf(statisticsIds, ROWS_AT_ONCE))
        found.push(
          ...(await database.query
            .selectFrom('season_figures')
            .selectAll()
            .where('statistics_id', 'in', some)
            .where('season_id', 'not in', ended)
            .execute()),
        )
      return found
    },

    /** What accounts have earned in a season that stand nowhere in its table: they hide, are banned or leave, or did a moment ago. */
    listLeftOut: (seasonId: number) =>
      database.query
        .selectFrom('season_figures')
        .innerJoin('player_statistics as told', 'told.id', 'season_figures.statistics_id')
        .selectAll('season_figures')
        .select(['told.id', 'game_server_id', 'game', 'identity', 'player', 'told_at', 'told.user_id'])
        .where('season_id', '=', seasonId)
        .where('told.user_id', 'is not', null)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('standings')
                .select('standings.id')
                .whereRef('standings.season_id', '=', 'season_figures.season_id')
                .where('standings.player_key', '=', KEY_OF_TOLD),
            ),
          ),
        )
        .execute(),

    /** What stands of these players and is none of `kept`, by season and game server, goes; but not what seasons have come to that ended. */
    async removeOthers(keys: readonly string[], kept: readonly StandingRow[]): Promise<void> {
      const standing = await database.query
        .selectFrom('standings')
        .select(['id', 'player_key', 'season_id', 'game_server_id'])
        .where('player_key', 'in', [...keys])
        .where('season_id', 'not in', ended)
        .execute()
      const stays = new Set(kept.map(placeOf))
      const gone = standing.filter((row) => !stays.has(placeOf(row))).map(({ id }) => id)
      if (gone.length > 0) await database.query.deleteFrom('standings').where('id', 'in', gone).execute()
    },

    async save(rows: readonly StandingRow[]): Promise<void> {
      for (const some of batchesOf(rows, ROWS_AT_ONCE))
        await insertMany(database, 'standings', some)
          .onConflict((conflict) =>
            conflict.columns(['player_key', 'season_id', 'game_server_id']).doUpdateSet((row) => ({
              player: row.ref('excluded.player'),
              user_id: row.ref('excluded.user_id'),
              is_account: row.ref('excluded.is_account'),
              playtime: row.ref('excluded.playtime'),
              kills: row.ref('excluded.kills'),
              points: row.ref('excluded.points'),
              playtime_at: row.ref('excluded.playtime_at'),
              kills_at: row.ref('excluded.kills_at'),
              points_at: row.ref('excluded.points_at'),
            })),
          )
          .execute()
    },

    /** Of game servers that are there no more. */
    async removeOfGoneServers(): Promise<void> {
      await database.query
        .deleteFrom('standings')
        .where('season_id', 'not in', ended)
        .where('game_server_id', '<>', sql.lit(0))
        .where('game_server_id', 'not in', (servers) => servers.selectFrom('game_servers').select('id'))
        .execute()
    },
  }
}

const placeOf = (row: Pick<StandingRow, 'player_key' | 'season_id' | 'game_server_id'>) =>
  `${row.season_id} ${row.game_server_id} ${row.player_key}`
