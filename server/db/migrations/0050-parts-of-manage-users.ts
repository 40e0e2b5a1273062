import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

const SHOWED_PERSONAL_DATA = ['view_audit_log', 'view_security_events']

/** Both logs showed addresses and networks to whoever could read them: those roles keep what they had. */
export async function up(database: Kysely<Schema>): Promise<void> {
  const roles = await database.selectFrom('roles').select(['id', 'permissions']).execute()
  for (const { id, permissions } of roles) {
    const held = JSON.parse(permissions) as string[]
    if (!held.some((permission) => SHOWED_PERSONAL_DATA.includes(permission))) continue
    if (held.includes('manage_users') || held.includes('view_personal_data')) continue
    await database
      .updateTable('roles')
      .set({ permissions: JSON.stringify([...held, 'view_personal_data']) })
      .where('id', '=', id)
      .execute()
  }
}
