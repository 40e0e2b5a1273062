import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Registrations counted by day, and users found by any part of a name or address: decision 0012. */
export async function up(db: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('registration_days')
    .addColumn('day', 'bigint', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into registration_days (day, count)
    select created_at / 86400000, count(*) from users group by created_at / 86400000`.execute(db)
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRESQL) await sql.raw(statement).execute(db)
}

const countOneMore = (row: string) => `insert into registration_days (day, count)
  values (${row}.created_at / 86400000, 1)
  on conflict (day) do update set count = registration_days.count + 1;`
const countOneLess = (row: string) => `update registration_days set count = count - 1
  where day = ${row}.created_at / 86400000;`

const index = (row: string) => `insert into user_search (rowid, username_folded, email_folded)
  values (${row}.id, ${row}.username_folded, ${row}.email_folded);`
/** An index without rows of its own is told what it held: https://sqlite.org/fts5.html#external_content_tables */
const forget = (row: string) =>
  `insert into user_search (user_search, rowid, username_folded, email_folded)
  values ('delete', ${row}.id, ${row}.username_folded, ${row}.email_folded);`

const SQLITE = [
  `create virtual table user_search using fts5(
    username_folded, email_folded,
    content = 'users', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', columnsize = 0)`,
  `insert into user_search (user_search) values ('rebuild')`,
  `create trigger users_inserted after insert on users begin ${countOneMore('new')} ${index('new')} end`,
  `create trigger users_deleted after delete on users begin ${countOneLess('old')} ${forget('old')} end`,
  `create trigger users_registered_anew after update of created_at on users
    begin ${countOneLess('old')} ${countOneMore('new')} end`,
  `create trigger users_renamed after update of username_folded, email_folded on users
    begin ${forget('old')} ${index('new')} end`,
]

/**
 * Two spaces before each, so that one or two letters at the start of either are a trigram as well. Its body is bound when
 * it is written (`return`), not looked up when it runs: an index is built with an empty search path.
 * https://www.postgresql.org/docs/current/sql-createfunction.html
 */
export const CREATE_USER_TRIGRAMS = `create or replace function user_trigrams(username text, email text) returns text[]
  language sql immutable strict parallel safe return trigrams_of('  ' || username || '  ' || email)`

const POSTGRESQL = [
  `create function trigrams_of(folded text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct substr(folded, place, 3)), '{}')
    from generate_series(1, length(folded) - 2) as place $$`,
  CREATE_USER_TRIGRAMS,
  `create index users_trigrams on users using gin (user_trigrams(username_folded, email_folded))`,
  `create function count_registration() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${countOneLess('old')} end if;
    if tg_op <> 'DELETE' then ${countOneMore('new')} end if;
    return null;
  end $$`,
  `create trigger users_counted after insert or delete or update of created_at on users
    for each row execute function count_registration()`,
]
