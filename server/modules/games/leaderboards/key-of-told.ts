import { sql } from 'kysely'

/** By what tables know the player whose figures the row `told` of `player_statistics` has: as the triggers of its table write it. */
export const KEY_OF_TOLD = sql<string>`case when told.user_id is null then told.game || ':' || told.identity
  else 'user:' || told.user_id end`
