/** What is sold. */
import type { Wing, WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GamesServices } from '#server/modules/games/games.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { productsRoutes } from './products/products.routes.ts'
import { createProductsService } from './products/products.service.ts'
import { createProductsStore } from './products/products.store.ts'

const DUE_CHECK_MS = 1_000

export type ShopServices = ReturnType<typeof wireShop>['services']
export function wireShop({
  database,
  now,
  platform: { invalidation, site },
}: WingTools & { platform: PlatformServices; accounts: AccountsServices; games: GamesServices }) {
  const productsStore = createProductsStore(database)
  const products = createProductsService({
    products: productsStore,
    isStrict: async () => (await site.current()).isShopStrict,
    invalidation,
    now,
  })

  return {
    services: {},
    routes(serve) {
      productsRoutes(serve, products)
    },
    background: [{ every: DUE_CHECK_MS, run: () => products.checkDue() }],
    close: async () => {},
  } satisfies Wing
}
