import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Stamps the profiles of all whose figures one statement writes by one more: a game tells of hundreds at once, and a statement
 * for each took longer than all else. SQLite knows triggers of rows alone, and has nobody to ask over a socket.
 */
export async function up(db: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'postgresql') for (const statement of POSTGRESQL) await sql.raw(statement).execute(db)
}

/** Locked in one order, as two game servers tell of the same players at once. */
const stamp = (ids: string) => `
    perform id from users where id in (${ids}) order by id for no key update;
    update users set profile_stamp = profile_stamp + 1 where id in (${ids});`
const CAME = 'select user_id from came where user_id is not null'
const WENT = 'select user_id from went where user_id is not null'

const POSTGRESQL = [
  'drop trigger player_statistics_stamped_in on player_statistics',
  'drop trigger player_statistics_stamped_out on player_statistics',
  'drop trigger player_statistics_stamped on player_statistics',
  `create function stamp_profiles_of_figures() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${stamp(CAME)}
    elsif tg_op = 'DELETE' then ${stamp(WENT)}
    else ${stamp(`${CAME} union ${WENT}`)}
    end if;
    return null;
  end $$`,
  `create trigger player_statistics_stamped_in after insert on player_statistics
    referencing new table as came for each statement execute function stamp_profiles_of_figures()`,
  `create trigger player_statistics_stamped_out after delete on player_statistics
    referencing old table as went for each statement execute function stamp_profiles_of_figures()`,
  `create trigger player_statistics_stamped after update on player_statistics
    referencing old table as went new table as came for each statement execute function stamp_profiles_of_figures()`,
]
