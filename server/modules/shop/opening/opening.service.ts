import type { CurrentUser } from '#server/lib/current-user.ts'
import type { ShopOpeningStore } from './opening.store.ts'

export type ShopOpeningService = ReturnType<typeof createShopOpeningService>
export function createShopOpeningService({ requests, now }: { requests: ShopOpeningStore; now: () => Date }) {
  return {
    get: async ({ id }: CurrentUser) => ({ isAsked: await requests.has(id) }),
    async ask({ id }: CurrentUser) {
      await requests.add(id, now().getTime())
      return { isAsked: true }
    },
    async withdraw({ id }: CurrentUser) {
      await requests.remove(id)
      return { isAsked: false }
    },
  }
}
