/** What is sold. */
import type { Wing, WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GamesServices } from '#server/modules/games/games.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { wireCoupons } from './coupons/wire-coupons.ts'
import { wireOpening } from './opening/wire-opening.ts'
import { wireOrders } from './orders/wire-orders.ts'
import { wirePayments } from './payments/wire-payments.ts'
import { wireProducts } from './products/wire-products.ts'
import { revenueRoutes } from './revenue/revenue.routes.ts'
import { createRevenueService } from './revenue/revenue.service.ts'
import { createRevenueStore } from './revenue/revenue.store.ts'
import { wireTopUps } from './top-ups/wire-top-ups.ts'

export function wireShop(
  tools: WingTools & { platform: PlatformServices; accounts: AccountsServices; games: GamesServices },
) {
  const products = wireProducts(tools)
  const payments = wirePayments(tools)
  const coupons = wireCoupons({ ...tools, listProductIds: products.services.listIds })
  const orders = wireOrders({
    ...tools,
    products: products.services,
    coupons: coupons.services,
    payments: payments.services,
  })
  const { ways } = orders.services
  const topUps = wireTopUps({ ...tools, payments: payments.services, ways })
  const revenue = createRevenueService({
    revenue: createRevenueStore(tools.database),
    audit: tools.platform.audit,
    timeZone: tools.platform.site.timeZone,
    now: tools.now,
  })
  const opening = wireOpening({
    ...tools,
    isOpen: ways.isOpen,
    takesTopUps: topUps.services.isOpen,
  })

  return {
    services: { products: products.services, payments: payments.services },
    routes(serve) {
      products.routes(serve)
      coupons.routes(serve)
      payments.routes(serve)
      opening.routes(serve)
      orders.routes(serve)
      topUps.routes(serve)
      revenueRoutes(serve, revenue)
    },
    things: [...products.things],
    background: [products, payments, orders, topUps, opening].flatMap(({ background }) => background),
    close: payments.close,
  } satisfies Wing
}
