import type { Serve } from '#server/http/serve.ts'
import { revenueEndpoints } from '#shared/contract/shop/revenue.ts'
import type { RevenueService } from './revenue.service.ts'

export function revenueRoutes(serve: Serve, revenue: RevenueService) {
  serve(revenueEndpoints.get, ({ query }) => revenue.get(query))
  serve(revenueEndpoints.export, ({ query, currentUser, language }) =>
    revenue.export(query, currentUser, language),
  )
}
