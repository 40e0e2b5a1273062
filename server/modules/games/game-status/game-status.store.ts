import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { TOLD_AT_MOST_MS } from '#server/modules/games/rules/told-at-most.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'

/** What was found in a minute; `null` while maintenance is declared, when nothing is measured. */
export type StatusSample = { serverId: number; found: { isOnline: boolean; players: number } | null }

const MINUTES_IN_HOUR = 60
const MINUTES_IN_QUARTER = 15
const HOURS_IN_DAY = 24

export type GameStatusStore = ReturnType<typeof createGameStatusStore>
export function createGameStatusStore(database: Database) {
  return {
    async list(): Promise<
      { serverId: number; status: GameServerStatus /** By its agents. */; toldUntil: number | null }[]
    > {
      const rows = await database.query
        .selectFrom('game_server_status')
        .select(['server_id', 'status', 'told_until'])
        .execute()
      return rows.map((row) => ({
        serverId: row.server_id,
        status: JSON.parse(row.status) as GameServerStatus,
        toldUntil: row.told_until,
      }))
    },

    async find(serverId: number): Promise<GameServerStatus | undefined> {
      const row = await database.query
        .selectFrom('game_server_status')
        .select('status')
        .where('server_id', '=', serverId)
        .executeTakeFirst()
      return row && (JSON.parse(row.status) as GameServerStatus)
    },

    /** Keeps what was found by asking; false where agents have told better in between. */
    async saveFound(serverId: number, status: GameServerStatus, now: number): Promise<boolean> {
      const row = { status: JSON.stringify(status), updated_at: now, told_until: null }
      const { numInsertedOrUpdatedRows: saved } = await database.query
        .insertInto('game_server_status')
        .values({ server_id: serverId, ...row })
        .onConflict((conflict) =>
          conflict
            .column('server_id')
            .doUpdateSet(row)
            .where((row) =>
              row.or([
                row('game_server_status.told_until', 'is', null),
                row('game_server_status.told_until', '<=', now),
                row('game_server_status.told_until', '>', now + TOLD_AT_MOST_MS),
              ]),
            ),
        )
        .executeTakeFirst()
      return (saved ?? 0n) > 0n
    },

    async saveTold(
      serverId: number,
      status: GameServerStatus,
      { now, until }: { now: number; until: number },
    ): Promise<void> {
      const row = { status: JSON.stringify(status), updated_at: now, told_until: until }
      await database.query
        .insertInto('game_server_status')
        .values({ server_id: serverId, ...row })
        .onConflict((conflict) => conflict.column('server_id').doUpdateSet(row))
        .execute()
    },

    /** Keeps one sample of this minute, and adds it to its hour; false when the minute has one already. */
    async addSample({ serverId, found }: StatusSample, minute: number): Promise<boolean> {
      const samples = found ? 1 : 0
      const maintenance = 1 - samples
      const online = found?.isOnline ? 1 : 0
      const players = found?.players ?? 0
      const added = await database.query
        .insertInto('game_server_minutes')
        .values({ server_id: serverId, minute, is_online: online, players, is_maintenance: maintenance })
        .onConflict((conflict) => conflict.columns(['server_id', 'minute']).doNothing())
        .returning('minute')
        .executeTakeFirst()
      if (!added) return false
      await database.query
        .insertInto('game_server_hours')
        .values({
          server_id: serverId,
          hour: Math.floor(minute / MINUTES_IN_HOUR),
          samples,
          online_samples: online,
          maintenance_samples: maintenance,
          players_sum: players,
          players_max: players,
        })
        .onConflict((conflict) =>
          conflict.columns(['server_id', 'hour']).doUpdateSet((row) => ({
            samples: row('game_server_hours.samples', '+', samples),
            online_samples: row('game_server_hours.online_samples', '+', online),
            maintenance_samples: row('game_server_hours.maintenance_samples', '+', maintenance),
            players_sum: row('game_server_hours.players_sum', '+', players),
            players_max: sql<number>`case when game_server_hours.players_max < ${players} then ${players} else game_server_hours.players_max end`,
          })),
        )
        .execute()
      return true
    },

    async removeMinutesBefore(minute: number): Promise<void> {
      await database.query.deleteFrom('game_server_minutes').where('minute', '<', minute).execute()
    },

    /** Quarters of an hour from `minute` on: the most players seen in each, and whether it was online at all. */
    listQuarterHours: (serverId: number, minute: number) =>
      database.query
        .selectFrom('game_server_minutes')
        .select((row) => [
          sql<number>`minute / ${sql.lit(MINUTES_IN_QUARTER)}`.as('quarter'),
          row.fn.max<number>('players').as('players'),
          row.fn.max<number>('is_online').as('is_online'),
        ])
        .where('server_id', '=', serverId)
        .where('minute', '>=', minute)
        .where('is_maintenance', '=', 0)
        .groupBy('quarter')
        .orderBy('quarter')
        .execute(),

    findRecord: (serverId: number) =>
      database.query
        .selectFrom('game_server_hours')
        .select(['hour', 'players_max'])
        .where('server_id', '=', serverId)
        .orderBy('players_max', 'desc')
        .orderBy('hour')
        .limit(1)
        .executeTakeFirst(),

    /** The hour with the most players, of these game servers. */
    findHighest: (serverIds: readonly number[]) =>
      database.query
        .selectFrom('game_server_hours')
        .innerJoin('game_servers', 'game_servers.id', 'game_server_hours.server_id')
        .select(['hour', 'players_max', 'name_server'])
        .where('server_id', 'in', serverIds)
        .orderBy('players_max', 'desc')
        .orderBy('hour')
        .limit(1)
        .executeTakeFirst(),

    /** Samples since `hour`, of every game server: how many, how many online, and when they begin. */
    sumSince: (hour: number) =>
      database.query
        .selectFrom('game_server_hours')
        .select((row) => [
          'server_id',
          row.fn.sum<number>('samples').as('samples'),
          row.fn.sum<number>('online_samples').as('online_samples'),
          row.fn.min<number>('hour').as('first_hour'),
        ])
        .where('hour', '>=', hour)
        .where('samples', '>', 0)
        .groupBy('server_id')
        .execute(),

    /** The minutes of each day (UTC) from `day` on, of every game server. */
    listDays: (day: number) =>
      database.query
        .selectFrom('game_server_hours')
        .select((row) => [
          'server_id',
          sql<number>`hour / ${sql.lit(HOURS_IN_DAY)}`.as('day'),
          row.fn.sum<number>('samples').as('samples'),
          row.fn.sum<number>('online_samples').as('online_samples'),
          row.fn.sum<number>('maintenance_samples').as('maintenance_samples'),
        ])
        .where('hour', '>=', day * HOURS_IN_DAY)
        .groupBy(['server_id', 'day'])
        .execute(),
  }
}
