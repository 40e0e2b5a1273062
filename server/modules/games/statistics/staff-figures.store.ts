import { sql, type Updateable } from 'kysely'
import { containing } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

/** As the index has it. */
const WAITS = sql<boolean>`waiting_kills + waiting_deaths + waiting_points > 0`

type Filter = { search?: string | undefined; gameServerId?: number | undefined; isWaiting: boolean }

export type StaffFiguresRow = NonNullable<Awaited<ReturnType<StaffFiguresStore['find']>>>
export type StaffFiguresStore = ReturnType<typeof createStaffFiguresStore>
export function createStaffFiguresStore(database: Database) {
  function matching({ search, gameServerId, isWaiting }: Filter) {
    let rows = database.query.selectFrom('player_statistics')
    if (search) rows = rows.where(containing('player_folded', search))
    if (gameServerId !== undefined) rows = rows.where('game_server_id', '=', gameServerId)
    return isWaiting ? rows.where(WAITS) : rows
  }
  const named = () =>
    database.query
      .selectFrom('player_statistics')
      .leftJoin('users', 'users.id', 'player_statistics.user_id')
      .leftJoin('game_servers', 'game_servers.id', 'player_statistics.game_server_id')
      .selectAll('player_statistics')
      .select(['users.username', 'game_servers.name_server'])

  return {
    async count(filter: Filter): Promise<number> {
      const { count } = await matching(filter)
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async list(filter: Filter, { limit, offset }: { limit: number; offset: number }) {
      const ids = await matching(filter)
        .select('id')
        .orderBy('told_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      if (ids.length === 0) return []
      return named()
        .where(
          'player_statistics.id',
          'in',
          ids.map(({ id }) => id),
        )
        .orderBy('told_at', 'desc')
        .orderBy('player_statistics.id', 'desc')
        .execute()
    },
    find: (id: number) => named().where('player_statistics.id', '=', id).executeTakeFirst(),
    async update(id: number, fields: Updateable<Schema['player_statistics']>): Promise<void> {
      await database.query.updateTable('player_statistics').set(fields).where('id', '=', id).execute()
    },
  }
}
