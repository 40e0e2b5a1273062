/** Whether the shop sells. */
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ShopState } from '#shared/contract/shop/opening.ts'

export type ShopStateService = ReturnType<typeof createShopState>
export function createShopState({
  isOpen,
  invalidation,
}: {
  isOpen: () => Promise<boolean>
  invalidation: Pick<CacheInvalidationService, 'invalidate'>
}) {
  let wasOpen: boolean | undefined

  return {
    get: async (): Promise<ShopState> => ({ isOpen: await isOpen() }),

    /** Tells the pages that the shop has opened or closed, and whether it is open. Meant to be called every second. */
    async checkDue(): Promise<boolean> {
      const before = wasOpen
      wasOpen = await isOpen()
      if (before !== undefined && before !== wasOpen) invalidation.invalidate('products')
      return wasOpen
    },
  }
}
