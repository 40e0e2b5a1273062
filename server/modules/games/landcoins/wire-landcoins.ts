import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import { landcoinsRoutes } from './landcoins.routes.ts'
import { createLandcoinsService } from './landcoins.service.ts'
import { createLandcoinsStore } from './landcoins.store.ts'

export function wireLandcoins({
  database,
  ...tools
}: Pick<WingTools, 'database' | 'now'> &
  Pick<Parameters<typeof createLandcoinsService>[0], 'findHolder' | 'gameServers' | 'ledger'>) {
  const landcoins = createLandcoinsService({ landcoins: createLandcoinsStore(database), database, ...tools })
  return { landcoins, routes: (serve: Serve) => landcoinsRoutes(serve, landcoins) }
}
