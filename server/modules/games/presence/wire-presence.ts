import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { presenceData } from './presence.personal.ts'
import { presenceRoutes } from './presence.routes.ts'
import { createPresenceService } from './presence.service.ts'
import { createPresenceStore } from './presence.store.ts'

export function wirePresence({
  database,
  personalData,
  ...tools
}: Pick<WingTools, 'database' | 'now'> &
  Pick<
    Parameters<typeof createPresenceService>[0],
    'gameServers' | 'takeTold' | 'notePlaying' | 'recognizePlayers'
  > & {
    personalData: PlatformServices['personalData']
  }) {
  const presence = createPresenceService({ presence: createPresenceStore(database), database, ...tools })
  personalData.enlist(presenceData, { forgetOld: presence.forgetOld })
  return { presence, routes: (serve: Serve) => presenceRoutes(serve, presence) }
}
