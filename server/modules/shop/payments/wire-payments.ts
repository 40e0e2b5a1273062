import { readPayments } from '#server/config/payments.ts'
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { paymentConnectionsRoutes } from './payment-connections.routes.ts'
import { createPaymentConnectionsService } from './payment-connections.service.ts'
import { createPaymentConnectionsStore } from './payment-connections.store.ts'

/** Who takes money for the site, and what they tell of it. */
export function wirePayments({
  config: { payments = readPayments(), site },
  database,
  secrets,
  now,
  platform: {
    audit,
    firstDay,
    site: { parts },
  },
}: Pick<WingTools, 'config' | 'database' | 'secrets' | 'now'> & { platform: PlatformServices }) {
  const connections = createPaymentConnectionsService({
    connections: createPaymentConnectionsStore(database),
    config: payments,
    siteUrl: site.url,
    secrets,
    audit,
    database,
    now,
  })
  firstDay.enlist({
    payments: async () => ((await parts()).shop ? connections.isAnyConnected() : undefined),
  })
  return {
    routes: (serve: Serve) => paymentConnectionsRoutes(serve, connections),
  }
}
