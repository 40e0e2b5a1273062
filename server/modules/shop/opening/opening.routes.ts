import type { Serve } from '#server/http/serve.ts'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import type { ShopOpeningService } from './opening.service.ts'
import type { ShopStateService } from './shop-state.ts'

export function shopOpeningRoutes(serve: Serve, opening: ShopOpeningService, state: ShopStateService) {
  serve(shopOpeningEndpoints.state, () => state.get())
  serve(shopOpeningEndpoints.get, ({ currentUser }) => opening.get(currentUser))
  serve(shopOpeningEndpoints.ask, ({ currentUser }) => opening.ask(currentUser))
  serve(shopOpeningEndpoints.withdraw, ({ currentUser }) => opening.withdraw(currentUser))
}
