/** Whether the shop sells, and who wants to hear that it has opened, wired for its wing. */
import { readPayments } from '#server/config/payments.ts'
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import type { PaymentProvider } from '#server/modules/shop/payments/providers/provider.ts'
import type { PaymentProviderKey } from '#shared/constants/shop/payments.ts'
import { shopOpeningData } from './opening.personal.ts'
import { shopOpeningRoutes } from './opening.routes.ts'
import { createShopOpeningService } from './opening.service.ts'
import { createShopOpeningStore } from './opening.store.ts'
import { createShopState } from './shop-state.ts'

const DUE_CHECK_MS = 1_000

export function wireOpening({
  config: { payments: { isTest } = readPayments() },
  database,
  now,
  platform: { invalidation, personalData, site },
  findProvider,
}: WingTools & {
  platform: PlatformServices
  findProvider: (provider: PaymentProviderKey) => Promise<PaymentProvider | null>
}) {
  const opening = createShopOpeningService({ requests: createShopOpeningStore(database), now })
  const state = createShopState({
    site: site.current,
    isTest,
    isOn: async (provider) => (await findProvider(provider)) !== null,
    invalidation,
  })
  personalData.enlist(shopOpeningData)
  return {
    services: { isOpen: state.isOpen },
    routes: (serve: Serve) => shopOpeningRoutes(serve, opening, state),
    background: [{ every: DUE_CHECK_MS, run: () => state.checkDue() }],
  }
}
