/** Whether the shop sells. */
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderKey } from '#shared/constants/shop/payments.ts'
import type { Site } from '#shared/contract/platform/site.ts'
import type { ShopState } from '#shared/contract/shop/opening.ts'

export type ShopStateService = ReturnType<typeof createShopState>
export function createShopState({
  site,
  isTest,
  isOn,
  invalidation,
}: {
  site: () => Promise<Pick<Site, 'seller'>>
  /** Whether all of the shop is a test, which needs neither seller nor provider. */
  isTest: boolean
  /** Whether a provider takes money now. */
  isOn: (provider: PaymentProviderKey) => Promise<boolean>
  invalidation: Pick<CacheInvalidationService, 'invalidate'>
}) {
  let wasOpen: boolean | undefined

  async function isOpen(): Promise<boolean> {
    if (isTest) return true
    const { name, taxId, contact } = (await site()).seller
    if (!name || !taxId || !contact) return false
    for (const provider of PAYMENT_PROVIDERS) if (await isOn(provider)) return true
    return false
  }

  return {
    isOpen,
    get: async (): Promise<ShopState> => ({ isOpen: await isOpen() }),

    /** Tells the pages that the shop has opened or closed. Meant to be called every second. */
    async checkDue(): Promise<void> {
      const before = wasOpen
      wasOpen = await isOpen()
      if (before !== undefined && before !== wasOpen) invalidation.invalidate('products')
    },
  }
}
