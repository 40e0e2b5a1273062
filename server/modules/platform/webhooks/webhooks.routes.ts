import type { Serve } from '#server/http/serve.ts'
import { webhookEndpoints } from '#shared/contract/platform/webhooks.ts'
import type { WebhooksService } from './webhooks.service.ts'

export function webhooksRoutes(serve: Serve, webhooks: WebhooksService) {
  serve(webhookEndpoints.list, () => webhooks.list())
  serve(webhookEndpoints.create, ({ body, currentUser }) => webhooks.create(body, currentUser))
  serve(webhookEndpoints.update, ({ params, body, currentUser }) =>
    webhooks.update(params.id, body, currentUser),
  )
  serve(webhookEndpoints.remove, ({ params, currentUser }) => webhooks.remove(params.id, currentUser))
  serve(webhookEndpoints.test, ({ params }) => webhooks.test(params.id))
  serve(webhookEndpoints.deliveries, ({ query }) => webhooks.listDeliveries(query.page))
  serve(webhookEndpoints.resend, ({ params, currentUser }) => webhooks.resend(params.id, currentUser))
  serve(webhookEndpoints.releaseHeld, ({ currentUser }) => webhooks.releaseHeld(currentUser))
  serve(webhookEndpoints.removeHeld, ({ currentUser }) => webhooks.removeHeld(currentUser))
}
