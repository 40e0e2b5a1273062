/** The catalogue as a new site answers with it. */
import { presentCatalogue } from '#server/modules/shop/products/present-products.ts'
import { columnsOf } from '#server/modules/shop/products/product-columns.ts'
import { DELIVERED_PRODUCTS } from '#server/seeds/shop/delivered-products.data.ts'

const KEPT = { seed_key: null, seed: null, is_seed_new: 0, is_sample: 1, deleted_at: null, version: 1 }

const delivered = Object.entries(DELIVERED_PRODUCTS).map(([key, product], index) => ({
  id: index + 1,
  product: { ...product, key },
}))

export const sampleProducts = presentCatalogue(
  {
    products: delivered.map(({ id, product }) => ({ ...KEPT, ...columnsOf(product), id, position: id })),
    actions: delivered.flatMap(({ id, product }) =>
      product.actions.map(({ when }) => ({
        product_id: id,
        moment: when,
        kind: 'command' as const,
        is_server_there: 1,
        role: null,
      })),
    ),
  },
  Date.parse('2026-01-01T00:00:00Z'),
)
