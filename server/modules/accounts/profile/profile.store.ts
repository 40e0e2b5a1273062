import type { Database } from '#server/db/database.ts'

export type ProfileStore = ReturnType<typeof createProfileStore>
export function createProfileStore(database: Database) {
  return {
    listInventory: (userId: number) =>
      database.query
        .selectFrom('inventory_items')
        .select(['id', 'name', 'type', 'rarity', 'image', 'locked', 'server'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
  }
}
