import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { UPLOADS_PREFIX } from '#server/lib/uploaded-paths.ts'

export type ProductRow = Selectable<Schema['products']>
/** With the name of its role; null where that is gone. */
export type ActionRow = Selectable<Schema['product_actions']> & {
  role: string | null
  /** Whether the game server that it names is a Minecraft server of the site; where it names none, whether there is any. */
  is_server_there: number
}
export type NewAction = Omit<Insertable<Schema['product_actions']>, 'product_id' | 'position'>

export type ProductsStore = ReturnType<typeof createProductsStore>
export function createProductsStore(database: Database) {
  const kept = () => database.query.selectFrom('products').where('deleted_at', 'is', null)

  return {
    /** All, or some, in their order. */
    list: (ids?: readonly number[]): Promise<ProductRow[]> =>
      kept()
        .selectAll()
        .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .orderBy('position')
        .orderBy('id')
        .execute(),
    /** The latest first. */
    listRemoved: (): Promise<ProductRow[]> =>
      database.query
        .selectFrom('products')
        .selectAll()
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    count: async (): Promise<number> => {
      const { all } = await kept()
        .select((product) => product.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
      return all
    },
    /** Removed ones too. */
    listWithUploads: (): Promise<ProductRow[]> =>
      database.query
        .selectFrom('products')
        .selectAll()
        .where('image', 'like', `${UPLOADS_PREFIX}%`)
        .execute(),
    find: (id: number): Promise<ProductRow | undefined> =>
      kept().selectAll().where('id', '=', id).executeTakeFirst(),
    findKey: async (key: string): Promise<number | undefined> =>
      (await database.query.selectFrom('products').select('id').where('key', '=', key).executeTakeFirst())
        ?.id,
    /** Of removed ones too: they can be restored. */
    listKeys: async (): Promise<string[]> =>
      (await database.query.selectFrom('products').select('key').execute()).map(({ key }) => key),
    /** Of all products, or of some, in their order. */
    listActions: (productIds?: readonly number[]): Promise<ActionRow[]> =>
      database.query
        .selectFrom('product_actions')
        .leftJoin('roles', 'roles.id', 'product_actions.role_id')
        .leftJoin('game_servers', (join) =>
          join
            .onRef('game_servers.id', '=', 'product_actions.game_server_id')
            .on('game_servers.type', '=', 'minecraft'),
        )
        .selectAll('product_actions')
        .select([
          'roles.name as role',
          sql<number>`case
            when game_servers.id is not null then 1
            when product_actions.game_server_id is null
              and exists (select 1 from game_servers other where other.type = 'minecraft') then 1
            else 0 end`.as('is_server_there'),
        ])
        .$if(productIds !== undefined, (query) => query.where('product_id', 'in', [...(productIds ?? [])]))
        .orderBy('product_id')
        .orderBy('product_actions.position')
        .execute(),
    /** Whether a price began or ended to be lower within the time that is over. */
    async hasSaleWithin(after: number, until: number): Promise<boolean> {
      const found = await kept()
        .select('id')
        .where((product) =>
          product.or(
            (['sale_starts_at', 'sale_ends_at'] as const).map((moment) =>
              product.and([product(moment, '>', after), product(moment, '<=', until)]),
            ),
          ),
        )
        .executeTakeFirst()
      return found !== undefined
    },
    /** Adds a product behind the others. */
    insert: (fields: Omit<Insertable<Schema['products']>, 'position'>): Promise<ProductRow> =>
      database.query
        .insertInto('products')
        .values((products) => ({
          ...fields,
          position: products
            .selectFrom('products')
            .select((row) => row.fn.coalesce(row(row.fn.max('position'), '+', 1), row.val(1)).as('next')),
        }))
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      id: number,
      fields: Updateable<Schema['products']>,
      version: number,
    ): Promise<ProductRow | undefined> =>
      saveVersion(database, 'products', id, fields, version)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** Puts other actions in the place of those of a product. */
    async replaceActions(productId: number, actions: readonly NewAction[]): Promise<void> {
      await database.query.deleteFrom('product_actions').where('product_id', '=', productId).execute()
      if (actions.length === 0) return
      await database.query
        .insertInto('product_actions')
        .values(actions.map((action, index) => ({ ...action, product_id: productId, position: index + 1 })))
        .execute()
    },
    /** Notes that staff know what the release delivers in the place of their own. */
    async noteSeed(id: number): Promise<void> {
      await database.query
        .updateTable('products')
        .set({ is_seed_new: 0 })
        .where('id', '=', id)
        .where('is_seed_new', '=', 1)
        .execute()
    },
    async setPosition(id: number, position: number): Promise<void> {
      await database.query.updateTable('products').set({ position }).where('id', '=', id).execute()
    },
    /** Removes a product, or with null brings it back; undefined when it is so already. */
    setDeleted: (id: number, at: number | null): Promise<ProductRow | undefined> =>
      database.query
        .updateTable('products')
        .set({ deleted_at: at })
        .where('id', '=', id)
        .where('deleted_at', at === null ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** Whether something is counted of any of these, so that buying it changes what everybody reads. */
    async hasStock(ids: readonly number[]): Promise<boolean> {
      const counted = await database.query
        .selectFrom('products')
        .select('id')
        .where('id', 'in', [...ids])
        .where('stock', 'is not', null)
        .limit(1)
        .execute()
      return counted.length > 0
    },
    /** Whether any of these gives a role. */
    async giveRole(ids: readonly number[]): Promise<boolean> {
      const giving = await database.query
        .selectFrom('product_actions')
        .select('id')
        .where('product_id', 'in', [...ids])
        .where('kind', '=', 'role')
        .limit(1)
        .execute()
      return giving.length > 0
    },
    /** Takes so many from what is left of a product, in one statement; false where there are not as many. */
    async takeFromStock(id: number, quantity: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('products')
        .set((product) => ({ stock: product('stock', '-', quantity) }))
        .where('id', '=', id)
        .where((product) => product.or([product('stock', 'is', null), product('stock', '>=', quantity)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Keeps whoever else holds it waiting until the transaction ends. */
    async hold(id: number): Promise<void> {
      await database.query
        .updateTable('products')
        .set((product) => ({ stock: product.ref('stock') }))
        .where('id', '=', id)
        .execute()
    },
    async giveBackToStock(id: number, quantity: number): Promise<void> {
      await database.query
        .updateTable('products')
        .set((product) => ({ stock: product('stock', '+', quantity) }))
        .where('id', '=', id)
        .execute()
    },
  }
}
