import { join } from 'node:path'
import type { Serve } from '#server/http/serve.ts'
import { LEASE_RENEWAL_MS, type WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { createConsoleAgents } from './console-agents.ts'
import { consolesRoutes } from './consoles.routes.ts'
import { createConsolesService } from './consoles.service.ts'
import { createConsolesStore } from './consoles.store.ts'
import { createOpenConsole } from './open-console.ts'
import type { OwnSiteTools } from './own-site.ts'

const FOLLOW_MS = 1_000

type ServiceTools = Parameters<typeof createConsolesService>[0]

export function wireConsoles({
  config,
  database,
  secrets,
  log,
  gameServers,
  versioned,
  createLease,
  claiming,
  reporting,
  presence,
}: Pick<WingTools, 'config' | 'database' | 'secrets' | 'log'> &
  Pick<ServiceTools, 'gameServers' | 'versioned'> &
  Pick<PlatformServices, 'createLease'> &
  OwnSiteTools) {
  const consoles = createConsolesStore(database)
  const openConsole = createOpenConsole({ allow: config.rconAllow ?? [] })
  const service = createConsolesService({ consoles, gameServers, secrets, openConsole, versioned, database })
  const lease = createLease('game-consoles')
  const agents = createConsoleAgents({
    consoles,
    addressOf: service.addressOf,
    openConsole,
    lease,
    folder: join(config.dataDir, 'consoles'),
    claiming,
    reporting,
    presence,
    log,
  })
  return {
    routes: (serve: Serve) => consolesRoutes(serve, service),
    background: [
      { every: LEASE_RENEWAL_MS, run: lease.renew },
      { every: FOLLOW_MS, run: agents.follow },
    ],
    hurry: agents.stop,
    async close() {
      await agents.close()
      await lease.release()
    },
  }
}
