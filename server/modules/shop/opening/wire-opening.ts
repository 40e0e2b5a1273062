/** Who wants to hear that the shop has opened, wired for its wing. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { shopOpeningData } from './opening.personal.ts'
import { shopOpeningRoutes } from './opening.routes.ts'
import { createShopOpeningService } from './opening.service.ts'
import { createShopOpeningStore } from './opening.store.ts'

export function wireOpening({
  database,
  now,
  platform: { personalData },
}: WingTools & { platform: PlatformServices }) {
  const opening = createShopOpeningService({ requests: createShopOpeningStore(database), now })
  personalData.enlist(shopOpeningData)
  return { routes: (serve: Serve) => shopOpeningRoutes(serve, opening) }
}
