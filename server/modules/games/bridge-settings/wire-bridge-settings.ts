import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import { bridgeSettingsRoutes } from './bridge-settings.routes.ts'
import { createBridgeSettingsService } from './bridge-settings.service.ts'
import { createBridgeSettingsStore } from './bridge-settings.store.ts'

type ServiceTools = Parameters<typeof createBridgeSettingsService>[0]

export function wireBridgeSettings({
  database,
  gameServers,
  versioned,
}: Pick<WingTools, 'database'> & Pick<ServiceTools, 'gameServers' | 'versioned'>) {
  const settings = createBridgeSettingsStore(database)
  const bridgeSettings = createBridgeSettingsService({ settings, gameServers, versioned, database })
  return { bridgeSettings, routes: (serve: Serve) => bridgeSettingsRoutes(serve, bridgeSettings) }
}
