import type { Serve } from '#server/http/serve.ts'
import { firstDayEndpoints } from '#shared/contract/platform/first-day.ts'
import type { FirstDayService } from './first-day.service.ts'

export function firstDayRoutes(serve: Serve, firstDay: FirstDayService) {
  serve(firstDayEndpoints.get, () => firstDay.list())
}
