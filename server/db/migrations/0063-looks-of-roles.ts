import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** A colour, an icon and a place for each role. Profiles show them, so they raise the stamp as names do. */
export async function up(db: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema.alterTable('roles').addColumn('color', 'text').execute()
  await schema.alterTable('roles').addColumn('icon', 'text').execute()
  await schema
    .alterTable('roles')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update roles set position = (select count(*) from roles as earlier where earlier.id <= roles.id)`.execute(
    db,
  )
  for (const [name, { color, icon }] of Object.entries(DELIVERED))
    await db.updateTable('roles').set({ color, icon }).where('name_folded', '=', name).execute()
  await sql
    .raw(`create trigger roles_look_stamped after update of color, icon, position on roles ${STAMP[engine]}`)
    .execute(db)
}

/** Of the roles that a site starts with, where their names still stand. */
const DELIVERED = {
  admin: { color: '#f28c28', icon: 'crown' },
  moderator: { color: '#7fb3d5', icon: 'shield' },
  editor: { color: '#9fbf5f', icon: 'pen' },
} as const

const STAMP = {
  sqlite: `begin
    update users set profile_stamp = profile_stamp + 1
    where id in (select user_id from user_roles where role_id = new.id);
  end`,
  postgresql: 'for each row execute function stamp_profiles_of_role()',
}
