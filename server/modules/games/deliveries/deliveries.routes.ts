import type { Serve } from '#server/http/serve.ts'
import { deliveryEndpoints } from '#shared/contract/games/deliveries.ts'
import type { DeliveriesService } from './deliveries.service.ts'

export function deliveriesRoutes(serve: Serve, deliveries: DeliveriesService) {
  serve(deliveryEndpoints.list, ({ query }) => deliveries.list(query))
  serve(deliveryEndpoints.markDone, ({ params, body, currentUser }) =>
    deliveries.markDone(params.id, body.reason, currentUser),
  )
}
