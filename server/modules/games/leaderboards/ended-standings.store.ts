import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { KEY_OF_TOLD } from './standing-changes.store.ts'

/** Of a row of `standings`: neither has figures that another brought, nor lacks any that are there no more. */
const IS_SUM_OF_PARTS = sql<boolean>`standings.playtime + standings.kills + standings.points = coalesce((
  select sum(part.playtime + part.kills + part.points) from standing_parts part
  where part.standing_id = standings.id), 0)`

export type EndedStandingsStore = ReturnType<typeof createEndedStandingsStore>
/** The tables of seasons that have ended, whose totals nothing but a strike changes. */
export function createEndedStandingsStore(database: Database) {
  const ended = database.query.selectFrom('seasons').select('id').where('ended_at', 'is not', null)

  return {
    /** Whether each place of a season that ends now is the sum of its parts: figures change hands meanwhile. */
    async addUp(seasonId: number): Promise<boolean> {
      const wrong = await database.query
        .selectFrom('standings')
        .select('id')
        .where('season_id', '=', seasonId)
        .where((row) => row.not(IS_SUM_OF_PARTS))
        .limit(1)
        .executeTakeFirst()
      return wrong === undefined
    },
    async removeParts(seasonId: number): Promise<void> {
      const places = database.query.selectFrom('standings').select('id').where('season_id', '=', seasonId)
      await database.query.deleteFrom('standing_parts').where('standing_id', 'in', places).execute()
    },
    /** Of what each place of a season that ends now is the sum. */
    async keepParts(seasonId: number): Promise<void> {
      await database.query
        .insertInto('standing_parts')
        .columns(['standing_id', 'statistics_id', 'playtime', 'kills', 'points'])
        .expression((row) =>
          row
            .selectFrom('season_figures as figure')
            .innerJoin('player_statistics as told', 'told.id', 'figure.statistics_id')
            .innerJoin('standings', (join) =>
              join
                .onRef('standings.season_id', '=', 'figure.season_id')
                .on('standings.player_key', '=', KEY_OF_TOLD)
                .on((on) =>
                  on.or([
                    on('standings.game_server_id', '=', 0),
                    on('standings.game_server_id', '=', on.ref('told.game_server_id')),
                  ]),
                ),
            )
            .select(['standings.id', 'told.id as statistics_id'])
            .select(['figure.playtime', 'figure.kills', 'figure.points'])
            .where('figure.season_id', '=', seasonId),
        )
        .execute()
    },

    /** Takes what a row of figures brought off the places that it had a part in; where nothing is left there is none. */
    async strike(statisticsId: number): Promise<void> {
      const parts = await database.query
        .deleteFrom('standing_parts')
        .where('statistics_id', '=', statisticsId)
        .returningAll()
        .execute()
      for (const { standing_id, ...part } of parts.toSorted((a, b) => a.standing_id - b.standing_id)) {
        await database.query
          .updateTable('standings')
          .set((row) => ({
            playtime: row('playtime', '-', part.playtime),
            kills: row('kills', '-', part.kills),
            points: row('points', '-', part.points),
          }))
          .where('id', '=', standing_id)
          .execute()
        await database.query
          .deleteFrom('standings')
          .where('id', '=', standing_id)
          .where('playtime', '<=', 0)
          .where('kills', '<=', 0)
          .where('points', '<=', 0)
          .execute()
      }
    },

    /**
     * Places follow whoever all of their figures are of by now, those included that are there no more. Those of an account stay with it as
     * long as no other has them all; what an account that is gone has left behind stays so.
     */
    async followOwners(userIds: readonly number[]): Promise<void> {
      if (userIds.length === 0) return
      const others = await database.query
        .selectFrom('player_statistics as told')
        .innerJoin('standing_parts', 'standing_parts.statistics_id', 'told.id')
        .innerJoin('standings', 'standings.id', 'standing_parts.standing_id')
        .select(['standings.id', 'told.user_id'])
        .distinct()
        .where('told.user_id', 'in', [...userIds])
        .where((row) =>
          row.or([
            row('standings.is_account', '=', 0),
            row('standings.user_id', '<>', row.ref('told.user_id')),
          ]),
        )
        .execute()
      for (const { id, user_id } of others)
        await database.query
          .updateTable('standings')
          .set({ user_id, is_account: 1 })
          .where('id', '=', id)
          .where(IS_SUM_OF_PARTS)
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('standing_parts')
                  .innerJoin('player_statistics as told', 'told.id', 'standing_parts.statistics_id')
                  .select('told.id')
                  .where('standing_id', '=', id)
                  .where((told) =>
                    told.or([told('told.user_id', 'is', null), told('told.user_id', '<>', user_id)]),
                  ),
              ),
            ),
          )
          .execute()
    },

    /** What stands without an account under these keys, or by figures of the account, is the account's, which is about to go. */
    async takeAlong(playerKeys: readonly string[], userId: number): Promise<void> {
      await database.query
        .updateTable('standings')
        .set({ user_id: userId, is_account: 1 })
        .where('is_account', '=', 0)
        .where('season_id', 'in', ended)
        .where((row) =>
          row.or([
            row('player_key', 'in', [...playerKeys]),
            row(
              'id',
              'in',
              row
                .selectFrom('standing_parts')
                .innerJoin('player_statistics', 'player_statistics.id', 'standing_parts.statistics_id')
                .select('standing_id')
                .where('player_statistics.user_id', '=', userId),
            ),
          ]),
        )
        .execute()
    },
  }
}
