import type { Database } from '#server/db/database.ts'

export type ShopOpeningStore = ReturnType<typeof createShopOpeningStore>
export function createShopOpeningStore(database: Database) {
  return {
    async has(userId: number): Promise<boolean> {
      const row = await database.query
        .selectFrom('shop_opening_requests')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Once for each account, whoever else asks for it at the same time. */
    async add(userId: number, asked_at: number): Promise<void> {
      await database.query
        .insertInto('shop_opening_requests')
        .values({ user_id: userId, asked_at })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
    },
    async remove(userId: number): Promise<void> {
      await database.query.deleteFrom('shop_opening_requests').where('user_id', '=', userId).execute()
    },
  }
}
