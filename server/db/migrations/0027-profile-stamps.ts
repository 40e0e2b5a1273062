import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What a profile shows raises the account's stamp, whoever writes it: who asks again is told that nothing changed without reading it. */
export async function up(db: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('profile_stamp', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRESQL) await sql.raw(statement).execute(db)
}

const SHOWN = `username, email, email_verified_at, discord_username, language, balance_kopecks, landcoins, level, rank,
  skin, playtime_minutes, kills, deaths, created_at`
const PARTS = ['achievements', 'inventory_items', 'transactions', 'user_roles']

const raise = (where: string) => `update users set profile_stamp = profile_stamp + 1 where ${where};`
const ofRole = 'id in (select user_id from user_roles where role_id = new.id)'

const SQLITE = [
  `create trigger users_stamped after update of ${SHOWN} on users begin ${raise('id = new.id')} end`,
  `create trigger roles_stamped after update of name on roles begin ${raise(ofRole)} end`,
  ...PARTS.flatMap((table) => [
    `create trigger ${table}_stamped_in after insert on ${table} begin ${raise('id = new.user_id')} end`,
    `create trigger ${table}_stamped_out after delete on ${table} begin ${raise('id = old.user_id')} end`,
    `create trigger ${table}_stamped after update on ${table}
      begin ${raise('id in (old.user_id, new.user_id)')} end`,
  ]),
]

const POSTGRESQL = [
  `create function stamp_own_profile() returns trigger language plpgsql as $$ begin
    ${raise('id = new.id')}
    return null;
  end $$`,
  `create function stamp_profiles_of_role() returns trigger language plpgsql as $$ begin
    ${raise(ofRole)}
    return null;
  end $$`,
  `create function stamp_profile() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${raise('id = old.user_id')} end if;
    if tg_op <> 'DELETE' then ${raise('id = new.user_id')} end if;
    return null;
  end $$`,
  `create trigger users_stamped after update of ${SHOWN} on users
    for each row execute function stamp_own_profile()`,
  `create trigger roles_stamped after update of name on roles
    for each row execute function stamp_profiles_of_role()`,
  ...PARTS.map(
    (table) => `create trigger ${table}_stamped after insert or update or delete on ${table}
      for each row execute function stamp_profile()`,
  ),
]
