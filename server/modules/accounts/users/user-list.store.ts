import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { USERS_COUNTED_MAX } from '#shared/constants/content-limits.ts'
import type { UserSort } from '#shared/contract/accounts/users.ts'
import type { Persons } from './persons.ts'
import type { UserRow } from './users.store.ts'
import { among, holdersOf, isAmong, type SignInNetwork, signedInFrom } from './users-among.store.ts'
import { usersContaining } from './users-containing.store.ts'

export type UserFilter = {
  search?: string | undefined
  /** Whether nothing is found by an address. */
  byNameAlone: boolean
  role?: string | undefined
  /** From where one of them signed in. */
  network?: SignInNetwork | undefined
  /** At which time their ban stands. */
  bannedAt?: number | undefined
  isUnverified?: boolean | undefined
  /** Before when they were seen last; null for those who never were. */
  seenBefore?: number | null | undefined
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
type Facts = Omit<UserFilter, 'search' | 'byNameAlone'>

/** As its index has it: neither engine puts what is null where the other does. */
const LAST_SEEN = sql<number>`coalesce(users.last_seen_at, 0)`
const column = (name: 'created_at' | 'username_folded') => sql.ref<number | string>(`users.${name}`)
const SORTS = {
  'joined-desc': [column('created_at'), 'desc', (row: UserRow) => row.created_at],
  'joined-asc': [column('created_at'), 'asc', (row: UserRow) => row.created_at],
  'username-asc': [column('username_folded'), 'asc', (row: UserRow) => row.username_folded],
  'username-desc': [column('username_folded'), 'desc', (row: UserRow) => row.username_folded],
  'seen-desc': [LAST_SEEN, 'desc', (row: UserRow) => row.last_seen_at ?? 0],
  'seen-asc': [LAST_SEEN, 'asc', (row: UserRow) => row.last_seen_at ?? 0],
} as const satisfies Record<UserSort, unknown>

export type UserListStore = ReturnType<typeof createUserListStore>
export function createUserListStore(
  database: Database,
  { namedElsewhere }: Pick<Persons, 'namedElsewhere'> = { namedElsewhere: () => [] },
) {
  const atMost = USERS_COUNTED_MAX + 1

  /** By index; one more than are counted, so that it shows when there are more. What is held by few leads, else what is searched for. */
  const found = ({ search, byNameAlone, ...filter }: UserFilter) => {
    const [members, facts] = [membersIn(filter), factsIn(filter)]
    const isLed = members.length > 0 || filter.bannedAt !== undefined
    const index = { engine: database.engine, ...(facts.length === 0 && { atMost }) }
    let users = database.query.selectFrom('users').select('users.id').limit(atMost)
    for (const condition of [...members.map(among), ...facts]) users = users.where(condition)
    if (search)
      users = users.where(
        usersContaining(search, { byNameAlone, namedElsewhere, index: isLed ? undefined : index }),
      )
    return users
  }

  const inOrder = ({ search, byNameAlone, ...filter }: UserFilter) => {
    let users = database.query.selectFrom('users')
    for (const condition of [...membersIn(filter).map(isAmong), ...factsIn(filter)])
      users = users.where(condition)
    if (search) users = users.where(usersContaining(search, { byNameAlone, namedElsewhere }))
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
      const [place, direction, placeOf] = SORTS[sort]
      const users = isCounted
        ? database.query
            .with(
              (cte) => cte('found').materialized(),
              () => found(filter),
            )
            .selectFrom('found')
            .innerJoin('users', 'users.id', 'found.id')
        : inOrder(filter)
      const behind = sql.raw(direction === 'asc' ? '>' : '<')
      const page = users
        .select('users.id')
        .$if(after !== undefined, (all) =>
          all.where(
            sql<boolean>`(${place}, users.id) ${behind} (${placeOf(after as UserRow)}, ${after?.id})`,
          ),
        )
        .orderBy(place, direction)
        .orderBy('users.id', direction)
        .limit(limit)
        .offset(offset)
      // The way to a page far behind is walked in the index alone: whole rows are read of the page.
      return database.query
        .selectFrom('users')
        .selectAll('users')
        .where('users.id', 'in', page)
        .orderBy(place, direction)
        .orderBy('users.id', direction)
        .execute()
    },
  }
}

function membersIn({ role, network }: Facts) {
  return [...(role ? [holdersOf(role)] : []), ...(network ? [signedInFrom(network)] : [])]
}

/** Each as the index has it that is made for it. */
function factsIn({ bannedAt, isUnverified, seenBefore }: Facts): RawBuilder<boolean>[] {
  const facts: RawBuilder<boolean>[] = []
  if (bannedAt !== undefined)
    facts.push(
      sql`users.banned_at is not null`,
      sql`(users.ban_ends_at is null or users.ban_ends_at > ${bannedAt})`,
    )
  if (isUnverified) facts.push(sql`users.email_verified_at is null`)
  if (seenBefore === null) facts.push(sql`${LAST_SEEN} = 0`)
  else if (seenBefore !== undefined) facts.push(sql`${LAST_SEEN} > 0`, sql`${LAST_SEEN} < ${seenBefore}`)
  return facts
}
