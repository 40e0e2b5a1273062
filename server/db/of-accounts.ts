/** What queries that read `users` share. */
import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** No ban of theirs stands at `time`, and they do not leave. */
export const isActive = (time: number): RawBuilder<boolean> =>
  sql<boolean>`(users.deletion_asked_at is null and (users.banned_at is null or (users.ban_ends_at is not null and users.ban_ends_at <= ${time})))`

/** They have not hidden themselves; the rows of `player_visibility` stand beside those of `users`, where there are any. */
export const HAS_PAGE = sql<boolean>`coalesce(player_visibility.page, 1) = 1`

/**
 * As `permissions`, those of all roles of the account, joined by commas. A role that requires a
 * second factor says so behind its permissions.
 */
export const permissionsOfUser = () =>
  expressionBuilder<Schema, 'users'>()
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .whereRef('user_roles.user_id', '=', 'users.id')
    .select((role) =>
      role.fn
        .agg<string>('string_agg', [
          role
            .case()
            .when('roles.requires_second_factor', '=', 1)
            .then(role('roles.permissions', '||', ',true'))
            .else(role.ref('roles.permissions'))
            .end(),
          role.val(','),
        ])
        .as('permissions'),
    )
    .as('permissions')
