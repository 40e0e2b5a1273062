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
    hasAny: async (): Promise<boolean> =>
      (await database.query
        .selectFrom('shop_opening_requests')
        .select('user_id')
        .limit(1)
        .executeTakeFirst()) !== undefined,
    /** Takes some requests out: whoever takes them tells those who asked. */
    async takeSome(limit: number): Promise<number[]> {
      const rows = await database.query
        .deleteFrom('shop_opening_requests')
        .where('user_id', 'in', (row) =>
          row.selectFrom('shop_opening_requests').select('user_id').orderBy('user_id').limit(limit),
        )
        .returning('user_id')
        .execute()
      return rows.map(({ user_id }) => user_id)
    },
    /** As letters need to know them. */
    findReader: (userId: number) =>
      database.query
        .selectFrom('users')
        .select(['id', 'username', 'language', 'email', 'email_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirst(),
    async remove(userId: number): Promise<void> {
      await database.query.deleteFrom('shop_opening_requests').where('user_id', '=', userId).execute()
    },
  }
}
