import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type BoughtRolesStore = ReturnType<typeof createBoughtRolesStore>
export function createBoughtRolesStore(database: Database) {
  return {
    async insert(row: Insertable<Schema['bought_roles']>): Promise<void> {
      await database.query.insertInto('bought_roles').values(row).execute()
    },
    /** A purchase by which an account has a role. */
    findOpen: (userId: number, roleId: number) =>
      database.query
        .selectFrom('bought_roles')
        .selectAll()
        .where('user_id', '=', userId)
        .where('role_id', '=', roleId)
        .where('taken_at', 'is', null)
        .orderBy('id')
        .executeTakeFirst(),
    /** Undefined where a line gave no such role, or it is taken already. */
    take: (lineId: number, roleId: number, at: number) =>
      database.query
        .updateTable('bought_roles')
        .set({ taken_at: at })
        .where('line_id', '=', lineId)
        .where('role_id', '=', roleId)
        .where('taken_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
  }
}
