import type { Database } from '#server/db/database.ts'
import { ONLINE_MAX } from '#shared/constants/games/agents.ts'

export type AzlinkUsersStore = ReturnType<typeof createAzlinkUsersStore>
export function createAzlinkUsersStore(database: Database) {
  /** Accounts by their confirmed names in Minecraft, as this game server last named them; of those that leave, and of frozen names, none. */
  const seen = (gameServerId: number, since: number) =>
    database.query
      .selectFrom('seen_players')
      .innerJoin('game_names', 'game_names.name_folded', 'seen_players.player_folded')
      .innerJoin('users', 'users.id', 'game_names.user_id')
      .select(['users.id', 'users.landcoins', 'seen_players.player', 'seen_players.player_uuid'])
      .where('seen_players.game_server_id', '=', gameServerId)
      .where('seen_players.seen_at', '>', since)
      .where('game_names.game', '=', 'minecraft')
      .where('game_names.ended_at', 'is', null)
      .where('game_names.frozen_at', 'is', null)
      .where('users.deletion_asked_at', 'is', null)
  return {
    list: (gameServerId: number, since: number) =>
      seen(gameServerId, since).orderBy('users.id').limit(ONLINE_MAX).execute(),
    has: async (gameServerId: number, userId: number, since: number): Promise<boolean> =>
      (await seen(gameServerId, since).where('users.id', '=', userId).executeTakeFirst()) !== undefined,
  }
}
