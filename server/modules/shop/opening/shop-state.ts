/** Whether the shop sells. */
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ShopState } from '#shared/contract/shop/opening.ts'

export type ShopStateService = ReturnType<typeof createShopState>
export function createShopState({
  isOpen,
  takesTopUps,
  invalidation,
}: {
  isOpen: () => Promise<boolean>
  takesTopUps: () => Promise<boolean>
  invalidation: Pick<CacheInvalidationService, 'invalidate'>
}) {
  let before: ShopState | undefined

  const get = async (): Promise<ShopState> => ({ isOpen: await isOpen(), takesTopUps: await takesTopUps() })

  return {
    get,

    /** Tells the pages that the shop has opened or closed, and whether it is open. Meant to be called every second. */
    async checkDue(): Promise<boolean> {
      const state = await get()
      const isChanged = before?.isOpen !== state.isOpen || before.takesTopUps !== state.takesTopUps
      if (before && isChanged) invalidation.invalidate('products')
      before = state
      return state.isOpen
    },
  }
}
