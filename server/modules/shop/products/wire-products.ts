/** The catalogue, wired for its wing. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GamesServices } from '#server/modules/games/games.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { createActionTargets } from './action-targets.ts'
import { productsRoutes } from './products.routes.ts'
import { createProductsService } from './products.service.ts'
import { createProductsStore } from './products.store.ts'
import { createStaffProductsService } from './staff-products.service.ts'

const DUE_CHECK_MS = 1_000

export function wireProducts({
  database,
  now,
  platform: { images, invalidation, site, versioned },
  accounts: { listRoles },
  games: { gameServers },
}: WingTools & { platform: PlatformServices; accounts: AccountsServices; games: GamesServices }) {
  const store = createProductsStore(database)
  const products = createProductsService({
    products: store,
    isStrict: async () => (await site.current()).isShopStrict,
    invalidation,
    now,
  })
  const targets = createActionTargets({
    listGameServers: gameServers.listAll,
    listWithoutSlots: gameServers.listWithoutSlots,
    listRoles,
  })
  const staff = createStaffProductsService({ products: store, targets, versioned, invalidation, images, now })

  return {
    services: {
      /** As everybody reads them. */
      list: products.list,
      /** Of all there are, hidden ones included. */
      listIds: async () => (await store.list()).map(({ id }) => id),
      listWithActions: products.listWithActions,
      hasStock: store.hasStock,
      giveRole: store.giveRole,
      takeFromStock: store.takeFromStock,
      giveBackToStock: store.giveBackToStock,
      hold: store.hold,
    },
    routes: (serve: Serve) => productsRoutes(serve, products, staff, targets),
    things: [
      {
        topic: 'products',
        list: async () => ((await site.parts()).shop ? products.listPlaces() : []),
      },
    ],
    background: [{ every: DUE_CHECK_MS, run: () => products.checkDue() }],
  }
}
