import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { orderOf } from '#server/lib/net/network-range.ts'

/** What players are found by beside their names: former names, bans and who made them, last visits, networks. */
export async function up(db: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema.alterTable('users').addColumn('last_seen_at', 'bigint').execute()
  await schema
    .alterTable('users')
    .addColumn('banned_by', idType, (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await schema.alterTable('security_events').addColumn('network_order', 'text').execute()
  await schema
    .createTable('former_names')
    .addColumn('id', idType, id)
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_folded', 'text', (column) => column.notNull())
    .addColumn('given_up_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('former_names_of_user', ['user_id', 'username_folded'])
    .execute()
  await schema
    .createIndex('former_names_username_folded_index')
    .on('former_names')
    .column('username_folded')
    .execute()
  await readVisits(db)
  await readBans(db)
  await readRenames(db)
  await orderNetworks(db)
  await schema
    .createIndex('security_events_network_order_index')
    .on('security_events')
    .column('network_order')
    .execute()
  await schema.createIndex('users_banned_by_index').on('users').column('banned_by').execute()
  for (const index of INDEXES) await sql.raw(index).execute(db)
}

/** Few are banned, and an account that was never seen stands before all others. */
const INDEXES = [
  'create index users_banned_index on users (banned_at) where banned_at is not null',
  'create index users_unverified_index on users (id) where email_verified_at is null',
  'create index users_last_seen_index on users (coalesce(last_seen_at, 0), id)',
]

async function readVisits(db: Kysely<Schema>): Promise<void> {
  await sql`update users set last_seen_at = seen.at from (
      select user_id, max(at) as at from (
        select user_id, used_at as at from sessions
        union all select user_id, at from security_events where kind = 'signed_in' and user_id is not null
      ) as visits group by user_id
    ) as seen where seen.user_id = users.id`.execute(db)
}

async function readBans(db: Kysely<Schema>): Promise<void> {
  await sql`update users set banned_by = (
      select actor_id from audit_log where noun = 'user' and action = 'ban' and noun_id = users.id order by id desc limit 1
    ) where banned_at is not null`.execute(db)
}

/** The log of changes knows who was renamed. */
async function readRenames(db: Kysely<Schema>): Promise<void> {
  const entries = await db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.noun_id')
    .select([
      'audit_log.noun_id',
      'audit_log.at',
      'audit_log.before',
      'audit_log.after',
      'users.username_folded',
    ])
    .where('noun', '=', 'user')
    .where('action', '=', 'update')
    .orderBy('audit_log.id')
    .execute()
  for (const { noun_id, at, before, after, username_folded } of entries) {
    const [former, next] = [nameIn(before), nameIn(after)]
    if (former === null || next === null) continue
    const folded = foldForSearch(former)
    if (folded === foldForSearch(next) || folded === username_folded) continue
    await db
      .insertInto('former_names')
      .values({ user_id: noun_id, username: former, username_folded: folded, given_up_at: at })
      .onConflict((row) => row.columns(['user_id', 'username_folded']).doUpdateSet({ given_up_at: at }))
      .execute()
  }
}

function nameIn(snapshot: string | null): string | null {
  const name = (JSON.parse(snapshot ?? '{}') as { username?: unknown }).username
  return typeof name === 'string' ? name : null
}

async function orderNetworks(db: Kysely<Schema>): Promise<void> {
  const networks = await db
    .selectFrom('security_events')
    .select('network')
    .distinct()
    .where('network', 'is not', null)
    .execute()
  for (const { network } of networks)
    await db
      .updateTable('security_events')
      .set({ network_order: orderOf(network ?? '') })
      .where('network', '=', network)
      .execute()
}
