import type { Serve } from '#server/http/serve.ts'
import { deliveryEndpoints } from '#shared/contract/games/deliveries.ts'
import type { StaffDeliveriesService } from './staff-deliveries.service.ts'

export function deliveriesRoutes(serve: Serve, deliveries: StaffDeliveriesService) {
  serve(deliveryEndpoints.list, ({ query }) => deliveries.list(query))
  serve(deliveryEndpoints.send, ({ body, currentUser }) => deliveries.send(body, currentUser))
  serve(deliveryEndpoints.story, async ({ params }) => ({ data: await deliveries.story(params.id) }))
  serve(deliveryEndpoints.markDone, ({ params, body, currentUser }) =>
    deliveries.markDone(params.id, body.reason, currentUser),
  )
  serve(deliveryEndpoints.retry, ({ params, body, currentUser }) =>
    deliveries.retry(params.id, body.reason, currentUser),
  )
  serve(deliveryEndpoints.cancel, ({ params, body, currentUser }) =>
    deliveries.cancel(params.id, body.reason, currentUser),
  )
}
