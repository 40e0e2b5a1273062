/** Brings the products that come with a release into the catalogue; what staff have changed or removed stays theirs. */
import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { raiseContentVersion } from '#server/db/raise-content-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { storedText } from '#server/lib/stored-fields.ts'
import { actionsOfDelivered, type DeliveredProduct } from '#server/modules/shop/products/delivered-product.ts'
import { actionColumnsOf } from '#server/modules/shop/products/product-actions.ts'
import { columnsOf } from '#server/modules/shop/products/product-columns.ts'
import { DELIVERED_PRODUCTS } from './delivered-products.data.ts'

type Row = Pick<Selectable<Schema['products']>, 'id' | 'key' | 'seed_key' | 'seed' | 'is_sample' | 'version'>
type NewProduct = ReturnType<typeof columnsOf<DeliveredProduct>>

/** Call it after `migrate` and once there are game servers, inside the same `database.exclusive`. */
export async function syncProducts(
  database: Database,
  delivered: Readonly<Record<string, DeliveredProduct>> = DELIVERED_PRODUCTS,
): Promise<void> {
  const { query } = database
  const rows: Row[] = await query
    .selectFrom('products')
    .select(['id', 'key', 'seed_key', 'seed', 'is_sample', 'version'])
    .execute()
  const isFirstTime = rows.length === 0
  let changes = 0

  for (const [index, [key, product]] of Object.entries(delivered).entries()) {
    const text = storedText(product)
    const row = rows.find(({ seed_key }) => seed_key === key)
    // A key that staff have given to something else is theirs.
    if (row?.seed === text || (!row && rows.some((other) => other.key === key))) continue
    changes += 1
    if (row) await follow(row, product, text)
    else await add(key, product, text, index + 1)
  }
  for (const row of rows.filter(({ seed_key }) => seed_key !== null && !Object.hasOwn(delivered, seed_key))) {
    changes += 1
    await leaveToStaff(row)
  }
  if (changes > 0 && !isFirstTime) await raiseContentVersion(query, 'products')

  async function add(key: string, product: DeliveredProduct, seed: string, position: number): Promise<void> {
    const { id } = await query
      .insertInto('products')
      .values({
        ...(columnsOf(product) as Required<NewProduct>),
        key,
        position,
        seed_key: key,
        seed,
        is_sample: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeActions(id, product)
  }

  async function follow({ id, is_sample, version }: Row, product: DeliveredProduct, seed: string) {
    const sample = is_sample === 1 && { ...columnsOf(product), version: version + 1 }
    await query
      .updateTable('products')
      .set({ ...(sample || { is_seed_new: 1 }), seed })
      .where('id', '=', id)
      .execute()
    if (!sample) return
    await query.deleteFrom('product_actions').where('product_id', '=', id).execute()
    await writeActions(id, product)
  }

  /** Orders may name what is delivered no longer, so it is hidden, unless somebody made it theirs. */
  async function leaveToStaff({ id, is_sample }: Row): Promise<void> {
    await query
      .updateTable('products')
      .set({
        seed_key: null,
        seed: null,
        is_seed_new: 0,
        is_sample: 0,
        ...(is_sample === 1 && { is_hidden: 1 }),
      })
      .where('id', '=', id)
      .execute()
  }

  async function writeActions(product_id: number, product: DeliveredProduct): Promise<void> {
    const first = await query
      .selectFrom('game_servers')
      .select('id')
      .where('type', '=', 'minecraft')
      .orderBy('position')
      .orderBy('id')
      .executeTakeFirst()
    for (const [index, action] of actionsOfDelivered(product, first?.id).entries())
      await query
        .insertInto('product_actions')
        .values({ ...actionColumnsOf(action, new Map()), product_id, position: index + 1 })
        .execute()
  }
}
