/** Conditions on `users` that many tables of accounts share. */
import { type RawBuilder, sql } from 'kysely'

/** No ban of theirs stands at `time`, and they do not leave. */
export const isActive = (time: number): RawBuilder<boolean> =>
  sql<boolean>`(users.deletion_asked_at is null and (users.banned_at is null or (users.ban_ends_at is not null and users.ban_ends_at <= ${time})))`

/** They have not hidden themselves; the rows of `player_visibility` stand beside those of `users`, where there are any. */
export const HAS_PAGE = sql<boolean>`coalesce(player_visibility.page, 1) = 1`
