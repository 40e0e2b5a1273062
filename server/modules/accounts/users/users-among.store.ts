import { type RawBuilder, sql } from 'kysely'
import { beginsInOrder } from '#server/db/containing.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { NetworkRange } from '#server/lib/net/network-range.ts'

/** Rows of other tables, each of which is a `member` that leads to an account. */
export type Members = readonly RawBuilder<unknown>[]

/** A condition on `users`, found by what leads to them. */
export function among(members: Members): RawBuilder<boolean> {
  const ids = members.map((rows) => sql`select member.user_id ${rows}`)
  return sql<boolean>`users.id in (${sql.join(ids, sql` union all `)})`
}

/** The same, checked user by user, as is quick when many match. */
export function isAmong(members: Members): RawBuilder<boolean> {
  const rows = members.map((one) => sql`exists (select 1 ${one} and member.user_id = users.id)`)
  return sql<boolean>`(${sql.join(rows, sql` or `)})`
}

export const holdersOf = (role: string): Members => [
  sql`from user_roles as member inner join roles on roles.id = member.role_id
    where roles.name_folded = ${foldForSearch(role)}`,
]

/** What somebody signed in from: one of these addresses, or, where only a network is kept, the one around them. */
export type SignInNetwork = NetworkRange & { around: string }

/** Whose owners came in from there; who only tried to did not. */
export const signedInFrom = ({ first, last, around }: SignInNetwork): Members => [
  sql`from security_events as member
    where member.network_order between ${first} and ${last} and member.kind = 'signed_in'`,
  sql`from security_events as member where member.network = ${around} and member.kind = 'signed_in'`,
]

/** By how a former name begins. */
export const formerlyCalled = (folded: string): Members => [
  sql`from former_names as member
    where ${beginsInOrder('member.username_folded', folded)}`,
]
