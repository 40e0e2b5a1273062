/** Whether the shop sells, and who wants to hear that it has opened, wired for its wing. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { shopOpeningData } from './opening.personal.ts'
import { shopOpeningRoutes } from './opening.routes.ts'
import { createShopOpeningService } from './opening.service.ts'
import { createShopOpeningStore } from './opening.store.ts'
import { createShopState } from './shop-state.ts'

const DUE_CHECK_MS = 1_000

export function wireOpening({
  database,
  now,
  platform: { invalidation, personalData },
  isOpen,
}: WingTools & {
  platform: PlatformServices
  /** Whether anything can be bought now. */
  isOpen: () => Promise<boolean>
}) {
  const opening = createShopOpeningService({ requests: createShopOpeningStore(database), now })
  const state = createShopState({ isOpen, invalidation })
  personalData.enlist(shopOpeningData)
  return {
    routes: (serve: Serve) => shopOpeningRoutes(serve, opening, state),
    background: [{ every: DUE_CHECK_MS, run: () => state.checkDue() }],
  }
}
