import { AppError } from '#server/lib/app-error.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { OrderedAction } from '#server/modules/shop/rules/ordered-actions.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { presentCatalogue } from './present-products.ts'
import { actionOf } from './product-actions.ts'
import { fieldsOf } from './product-columns.ts'
import type { ActionRow, ProductRow, ProductsStore } from './products.store.ts'

/** What is on sale, and by product what is done for whoever buys it. */
export type CatalogueWithActions = { products: Product[]; actions: ReadonlyMap<number, OrderedAction[]> }

export type ProductsService = ReturnType<typeof createProductsService>
export function createProductsService({
  products,
  isStrict,
  invalidation,
  now,
}: {
  products: ProductsStore
  /** Whether the site hides what the strict reading of the rules of Minecraft forbids to sell. */
  isStrict: () => Promise<boolean>
  invalidation: Pick<CacheInvalidationService, 'onInvalidate' | 'invalidate'>
  now: () => Date
}) {
  let lookedAt = now().getTime()
  /** What the actions lean on that is no content of ours: game servers and roles that came or went. */
  let leansOn: string | undefined
  invalidation.onInvalidate((topic) => {
    if (topic === 'site') invalidation.invalidate('products')
  })

  return {
    /** What everybody may see, in its order. */
    list,

    /** @throws {AppError} `not_found` for what nobody may see */
    async get(key: string): Promise<Product> {
      const product = (await list()).find((each) => each.key === key.toLowerCase())
      if (!product) throw new AppError('not_found')
      return product
    },

    /** Some of them and whatever they require, with what is done for each, as orders keep it. */
    async listWithActions(ids: readonly number[]): Promise<CatalogueWithActions> {
      const wanted = await listWithRequired(ids)
      const rows = wanted.length > 0 ? await products.listActions(wanted.map(({ id }) => id)) : []
      const actions = new Map<number, OrderedAction[]>()
      for (const row of rows) {
        const action = actionOf(row)
        const ordered = action.kind === 'role' ? { ...action, roleId: row.role_id } : action
        actions.set(row.product_id, [...(actions.get(row.product_id) ?? []), ordered])
      }
      return { products: await present(wanted, rows), actions }
    },

    /** Where each product has its page. */
    async listPlaces() {
      return (await list()).map(({ key, languages }) => {
        const path = hrefOf(addresses.product, { key })
        return { paths: Object.fromEntries(languages.map((language) => [language, path])) }
      })
    },

    /** Tells the pages what has changed by the clock, or by a server or a role that is gone. Meant to be called every second. */
    async checkDue(): Promise<void> {
      const [since, before] = [lookedAt, leansOn]
      lookedAt = now().getTime()
      leansOn = JSON.stringify(
        (await products.listActions()).map(({ id, is_server_there, role }) => [
          id,
          is_server_there,
          role !== null,
        ]),
      )
      const hasMoved = before !== undefined && before !== leansOn
      if (hasMoved || (await products.hasSaleWithin(since, lookedAt))) invalidation.invalidate('products')
    },
  }
  async function list(): Promise<Product[]> {
    return present(await products.list(), await products.listActions())
  }

  async function listWithRequired(ids: readonly number[]): Promise<ProductRow[]> {
    const asked = new Set(ids)
    const rows: ProductRow[] = []
    for (let next = [...asked]; next.length > 0; ) {
      const found = await products.list(next)
      rows.push(...found)
      next = [...new Set(found.flatMap((row) => fieldsOf(row).requiredIds))].filter((id) => !asked.has(id))
      for (const id of next) asked.add(id)
    }
    return rows
  }

  async function present(rows: readonly ProductRow[], actions: readonly ActionRow[]): Promise<Product[]> {
    const strict = await isStrict()
    const shown = rows.filter((row) => row.is_hidden === 0 && !(strict && row.is_against_game_rules === 1))
    return presentCatalogue({ products: shown, actions }, now().getTime())
  }
}
