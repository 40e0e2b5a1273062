import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Who was written by the installation and has never registered is counted among the accounts, but on no day: the account
 * with the first id, as every site begins with its administrator. It is kept in `registration_days` under the day -1.
 */
export async function up(db: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('is_registered', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRESQL) await sql.raw(statement).execute(db)
  await db.updateTable('users').set({ is_registered: 0 }).where('id', '=', 1).execute()
}

const dayOf = (row: string) =>
  `case ${row}.is_registered when 1 then ${row}.created_at / 86400000 else -1 end`
const countOneMore = (row: string) => `insert into registration_days (day, count)
  values (${dayOf(row)}, 1)
  on conflict (day) do update set count = registration_days.count + 1;`
const countOneLess = (row: string) => `update registration_days set count = count - 1
  where day = ${dayOf(row)};`

/** The triggers of migration 0006, which also keep the index of the search. */
const index = `insert into user_search (rowid, username_folded, email_folded)
  values (new.id, new.username_folded, new.email_folded);`
const forget = `insert into user_search (user_search, rowid, username_folded, email_folded)
  values ('delete', old.id, old.username_folded, old.email_folded);`

const SQLITE = [
  `drop trigger users_inserted`,
  `drop trigger users_deleted`,
  `drop trigger users_registered_anew`,
  `create trigger users_inserted after insert on users begin ${countOneMore('new')} ${index} end`,
  `create trigger users_deleted after delete on users begin ${countOneLess('old')} ${forget} end`,
  `create trigger users_registered_anew after update of created_at, is_registered on users
    begin ${countOneLess('old')} ${countOneMore('new')} end`,
]

const POSTGRESQL = [
  `create or replace function count_registration() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${countOneLess('old')} end if;
    if tg_op <> 'DELETE' then ${countOneMore('new')} end if;
    return null;
  end $$`,
  `drop trigger users_counted on users`,
  `create trigger users_counted after insert or delete or update of created_at, is_registered on users
    for each row execute function count_registration()`,
]
