import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import { createWebhookSender } from './webhook-sender.ts'
import { webhooksRoutes } from './webhooks.routes.ts'
import { createWebhooksService } from './webhooks.service.ts'
import { createDeliveriesStore, createWebhooksStore } from './webhooks.store.ts'

type Made = 'hooks' | 'deliveries' | 'sender' | 'database'
type Tools = Omit<
  Parameters<typeof createWebhookSender>[0] & Parameters<typeof createWebhooksService>[0],
  Made
>

/** What is told to programs outside, and what staff set and see of it. */
export function wireWebhooks(database: Database, tools: Tools) {
  const stores = { hooks: createWebhooksStore(database), deliveries: createDeliveriesStore(database) }
  const sender = createWebhookSender({ ...tools, ...stores })
  const ofStaff = createWebhooksService({ ...tools, ...stores, sender, database })
  return {
    sender,
    forgetOld: ofStaff.forgetOld,
    routes: (serve: Serve) => webhooksRoutes(serve, ofStaff),
  }
}
