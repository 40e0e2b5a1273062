/** The catalogue, wired for its wing. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { productsRoutes } from './products.routes.ts'
import { createProductsService } from './products.service.ts'
import { createProductsStore } from './products.store.ts'

const DUE_CHECK_MS = 1_000

export function wireProducts({
  database,
  now,
  platform: { invalidation, site },
}: WingTools & { platform: PlatformServices }) {
  const products = createProductsService({
    products: createProductsStore(database),
    isStrict: async () => (await site.current()).isShopStrict,
    invalidation,
    now,
  })

  return {
    routes(serve: Serve) {
      productsRoutes(serve, products)
    },
    background: [{ every: DUE_CHECK_MS, run: () => products.checkDue() }],
  }
}
