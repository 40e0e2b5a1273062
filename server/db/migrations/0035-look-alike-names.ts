import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { lookAlike } from '#server/lib/names/look-alike.ts'

const AT_ONCE = 500

/** Of names that look like one another the oldest keeps the others away; accounts that have one already keep it. */
export async function up(query: Kysely<Schema>): Promise<void> {
  await query.schema.alterTable('users').addColumn('username_look', 'text').execute()
  await query.schema
    .createIndex('users_username_look_unique')
    .unique()
    .on('users')
    .column('username_look')
    .execute()
  for (let last = 0; ; ) {
    const users = await query
      .selectFrom('users')
      .select(['id', 'username'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, username } of users) {
      const look = lookAlike(username)
      await query
        .updateTable('users')
        .set({ username_look: look })
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('users as older').select('older.id').where('older.username_look', '=', look)),
          ),
        )
        .execute()
    }
    const end = users.at(-1)
    if (!end) return
    last = end.id
  }
}
