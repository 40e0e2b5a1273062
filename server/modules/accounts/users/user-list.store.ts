import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { USERS_COUNTED_MAX } from '#shared/constants/content-limits.ts'
import type { UserSort } from '#shared/contract/accounts/users.ts'
import type { UserRow } from './users.store.ts'
import { usersContaining } from './users-containing.store.ts'

export type UserFilter = {
  search?: string | undefined
  role?: string | undefined
  /** Whether nothing is found by an address. */
  byNameAlone: boolean
}
type Selection = {
  filter: UserFilter
  /** Whether `countFound` found few enough to count. */
  isCounted: boolean
  sort: UserSort
  limit: number
  offset?: number
  /** Only what stands behind this one in the order. */
  after?: UserRow | undefined
}

const SORTS = {
  'joined-desc': ['created_at', 'desc'],
  'joined-asc': ['created_at', 'asc'],
  'username-asc': ['username_folded', 'asc'],
  'username-desc': ['username_folded', 'desc'],
} as const satisfies Record<UserSort, unknown>

export type UserListStore = ReturnType<typeof createUserListStore>
export function createUserListStore(database: Database) {
  const atMost = USERS_COUNTED_MAX + 1
  const index = { engine: database.engine, atMost }
  /** By index; one more than are counted, so that it shows when there are more. A role is held by few: it leads. */
  const found = ({ search, role, byNameAlone }: UserFilter) => {
    let users = database.query.selectFrom('users').select('users.id').limit(atMost)
    if (role) users = users.where((row) => row('users.id', 'in', holdersOf(row, role)))
    if (search) users = users.where(usersContaining(search, { byNameAlone, index: role ? undefined : index }))
    return users
  }

  const inOrder = ({ search, role, byNameAlone }: UserFilter) => {
    let users = database.query.selectFrom('users')
    if (role)
      users = users.where((row) => row.exists(holdersOf(row, role).whereRef('user_id', '=', 'users.id')))
    if (search) users = users.where(usersContaining(search, { byNameAlone }))
    return users
  }

  return {
    /** How many match, `USERS_COUNTED_MAX` + 1 when there are more than that. */
    async countFound(filter: UserFilter): Promise<number> {
      const row = await database.query
        .selectFrom(found(filter).as('found'))
        .select((users) => users.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** Few are found first and put in order then; of many the order is walked until there are enough. */
    list({ filter, isCounted, sort, limit, offset = 0, after }: Selection): Promise<UserRow[]> {
      const [column, direction] = SORTS[sort]
      const users = isCounted
        ? database.query
            .with(
              (cte) => cte('found').materialized(),
              () => found(filter),
            )
            .selectFrom('found')
            .innerJoin('users', 'users.id', 'found.id')
        : inOrder(filter)
      const page = users
        .selectAll('users')
        .orderBy(`users.${column}`, direction)
        .orderBy('users.id', direction)
        .limit(limit)
        .offset(offset)
      if (!after) return page.execute()
      const behind = sql.raw(direction === 'asc' ? '>' : '<')
      return page
        .where(
          sql<boolean>`(${sql.ref(`users.${column}`)}, users.id) ${behind} (${after[column]}, ${after.id})`,
        )
        .execute()
    },
  }
}

function holdersOf(row: ExpressionBuilder<Schema, 'users'>, role: string) {
  return row
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .where('roles.name_folded', '=', foldForSearch(role))
    .select('user_roles.user_id')
}
