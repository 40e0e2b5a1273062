import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * The stamps of profiles leave the rows of accounts, which are wide and stand in a dozen indexes: a game that tells of five hundred
 * players raises as many, and to write each account anew took longer than all the rest. Without a row it is 0.
 */
export async function up(db: Kysely<Schema>, { engine, idType }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('profile_stamps')
    .addColumn('user_id', idType, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('stamp', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into profile_stamps (user_id, stamp) select id, profile_stamp from users where profile_stamp > 0`.execute(
    db,
  )
  if (engine === 'sqlite') await rewriteTriggers(db)
  else for (const statement of POSTGRESQL) await sql.raw(statement).execute(db)
  await schema.alterTable('users').dropColumn('profile_stamp').execute()
}

/** Locked in one order, as two game servers tell of the same players at once; nothing of an account that is going. */
const raise = (where: string) =>
  `insert into profile_stamps (user_id, stamp) select id, 1 from users where ${where} order by id
    on conflict (user_id) do update set stamp = profile_stamps.stamp + 1;`

/** Each says when it raises the stamp, and does it as all others do. */
async function rewriteTriggers(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger' and sql like '%profile_stamp %'`.execute(db)
  for (const trigger of rows) {
    await sql`drop trigger ${sql.table(trigger.name)}`.execute(db)
    const rewritten = trigger.sql.replace(
      /update users set profile_stamp = profile_stamp \+ 1\s+where ([^;]+);/g,
      (_, where: string) => raise(where),
    )
    await sql.raw(rewritten).execute(db)
  }
}

const CAME = 'select user_id from came where user_id is not null'
const WENT = 'select user_id from went where user_id is not null'

const POSTGRESQL = [
  `create or replace function stamp_own_profile() returns trigger language plpgsql as $$ begin
    ${raise('id = new.id')}
    return null;
  end $$`,
  `create or replace function stamp_profiles_of_role() returns trigger language plpgsql as $$ begin
    ${raise('id in (select user_id from user_roles where role_id = new.id)')}
    return null;
  end $$`,
  `create or replace function stamp_profile() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${raise('id = old.user_id')} end if;
    if tg_op <> 'DELETE' then ${raise('id = new.user_id')} end if;
    return null;
  end $$`,
  `create or replace function stamp_profiles_of_figures() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${raise(`id in (${CAME})`)}
    elsif tg_op = 'DELETE' then ${raise(`id in (${WENT})`)}
    else ${raise(`id in (${CAME} union ${WENT})`)}
    end if;
    return null;
  end $$`,
]
