import { type Insertable, type Selectable, sql } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Earned } from '#server/lib/games/count-earned.ts'

export type SeasonRow = Selectable<Schema['seasons']>

/** Fewer parameters than either engine takes in one statement. */
const ROWS_AT_ONCE = 500

export type SeasonsStore = ReturnType<typeof createSeasonsStore>
export function createSeasonsStore(database: Database) {
  /** It does not end before the transaction around the caller is over; undefined where it has. */
  const hold = (id: number): Promise<{ id: number } | undefined> =>
    database.query
      .updateTable('seasons')
      .set((season) => ({ ended_at: season.ref('ended_at') }))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()

  return {
    hold,
    list: (): Promise<SeasonRow[]> =>
      database.query
        .selectFrom('seasons')
        .selectAll()
        .orderBy('starts_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    find: (id: number): Promise<SeasonRow | undefined> =>
      database.query.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst(),
    insert: (season: Insertable<Schema['seasons']>): Promise<SeasonRow> =>
      database.query.insertInto('seasons').values(season).returningAll().executeTakeFirstOrThrow(),
    listDue: (now: number): Promise<SeasonRow[]> =>
      database.query
        .selectFrom('seasons')
        .selectAll()
        .where('ended_at', 'is', null)
        .where('ends_at', '<=', now)
        .orderBy('id')
        .execute(),
    /** Undefined for one that has ended. */
    end: (id: number, endedAt: number): Promise<SeasonRow | undefined> =>
      database.query
        .updateTable('seasons')
        .set({ ended_at: endedAt })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** The seasons of a game server that run; none of them ends until the transaction is over. */
    async holdRunning(gameServerId: number, now: number): Promise<number[]> {
      const running = await database.query
        .selectFrom('seasons')
        .select('id')
        .where('game_server_id', 'in', [0, gameServerId])
        .where('ended_at', 'is', null)
        .where('starts_at', '<=', now)
        .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
        .orderBy('id')
        .execute()
      const held: number[] = []
      for (const { id } of running) {
        if (await hold(id)) held.push(id)
      }
      return held
    },

    async addFigures(seasonId: number, earned: readonly Earned[], now: number): Promise<void> {
      for (const some of batchesOf(earned, ROWS_AT_ONCE))
        await database.query
          .insertInto('season_figures')
          .values(
            some.map(({ statisticsId, playtime, kills, points }) => ({
              season_id: seasonId,
              statistics_id: statisticsId,
              playtime,
              kills,
              points,
              playtime_at: playtime > 0 ? now : 0,
              kills_at: kills > 0 ? now : 0,
              points_at: points > 0 ? now : 0,
            })),
          )
          .onConflict((conflict) =>
            conflict.columns(['statistics_id', 'season_id']).doUpdateSet((row) => ({
              playtime: row('season_figures.playtime', '+', row.ref('excluded.playtime')),
              kills: row('season_figures.kills', '+', row.ref('excluded.kills')),
              points: row('season_figures.points', '+', row.ref('excluded.points')),
              playtime_at: later('playtime'),
              kills_at: later('kills'),
              points_at: later('points'),
            })),
          )
          .execute()
    },
    /** What a player has earned on a game server in the seasons that run. */
    async strike(statisticsId: number): Promise<void> {
      await database.query.deleteFrom('season_figures').where('statistics_id', '=', statisticsId).execute()
    },
    async removeFigures(seasonId: number): Promise<void> {
      await database.query.deleteFrom('season_figures').where('season_id', '=', seasonId).execute()
    },
  }
}

/** When a figure last rose: now where it rises, else as it was. */
const later = (figure: 'playtime' | 'kills' | 'points') =>
  sql<number>`case when ${sql.ref(`excluded.${figure}`)} > 0 then ${sql.ref(`excluded.${figure}_at`)}
    else ${sql.ref(`season_figures.${figure}_at`)} end`
