import type { Database } from '#server/db/database.ts'

/** Of one game server; a program that makes up ever new ones is not followed. */
const KEPT_MAX = 1_000

export type ToldAchievementsStore = ReturnType<typeof createToldAchievementsStore>
export function createToldAchievementsStore(database: Database, now: () => Date) {
  async function count(gameServerId: number): Promise<number> {
    const { kept } = await database.query
      .selectFrom('told_achievements')
      .select((row) => row.fn.countAll<number>().as('kept'))
      .where('game_server_id', '=', gameServerId)
      .executeTakeFirstOrThrow()
    return Number(kept)
  }

  return {
    /** They are told of so many players more. Of a game server one at a time. */
    async note(gameServerId: number, players: ReadonlyMap<string, number>): Promise<void> {
      if (players.size === 0) return
      const keys = [...players.keys()]
      const known = await database.query
        .selectFrom('told_achievements')
        .select('key')
        .where('game_server_id', '=', gameServerId)
        .where('key', 'in', keys)
        .execute()
      const isKnown = new Set(known.map(({ key }) => key))
      let room = isKnown.size === keys.length ? 0 : KEPT_MAX - (await count(gameServerId))
      const kept = keys.filter((key) => isKnown.has(key) || room-- > 0)
      if (kept.length === 0) return
      await database.query
        .insertInto('told_achievements')
        .values(
          kept.map((key) => ({
            game_server_id: gameServerId,
            key,
            players: players.get(key) ?? 0,
            told_at: now().getTime(),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['game_server_id', 'key']).doUpdateSet((row) => ({
            players: row('told_achievements.players', '+', row.ref('excluded.players')),
            told_at: row.ref('excluded.told_at'),
          })),
        )
        .execute()
    },

    /** Of each game server, those of most players first. */
    list: () =>
      database.query
        .selectFrom('told_achievements')
        .innerJoin('game_servers', 'game_servers.id', 'told_achievements.game_server_id')
        .selectAll('told_achievements')
        .select('game_servers.name_server')
        .orderBy('told_achievements.players', 'desc')
        .orderBy('told_achievements.key')
        .execute(),
  }
}
