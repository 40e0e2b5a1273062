import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import { azlinkRoutes, staffAzlinkRoutes } from './azlink.routes.ts'
import { createAzlinkService } from './azlink.service.ts'
import { createAzlinkStore } from './azlink.store.ts'
import { createAzlinkSettingsStore } from './azlink-settings.store.ts'
import { createAzlinkUsersStore } from './azlink-users.store.ts'
import { createAzlinkMoney } from './money.ts'
import { createAzlinkReceipts } from './receipts.ts'
import { createSendWake } from './send-wake.ts'
import { createStaffAzlinkService } from './staff-azlink.service.ts'
import { createAzlinkWaking } from './waking.ts'

type ServiceTools = Parameters<typeof createAzlinkService>[0]
type StaffTools = Parameters<typeof createStaffAzlinkService>[0]

export function wireAzlink({
  config,
  database,
  now,
  log,
  reporting,
  presence,
  wholeClaims,
  takeBack,
  gameServers,
  landcoins,
  versioned,
}: Pick<WingTools, 'config' | 'database' | 'now' | 'log'> &
  Pick<ServiceTools, 'wholeClaims' | 'takeBack'> &
  Pick<StaffTools, 'gameServers' | 'versioned'> &
  Pick<Parameters<typeof createAzlinkMoney>[0], 'landcoins'> &
  Pick<Parameters<typeof createAzlinkReceipts>[0], 'reporting'> & {
    presence: ServiceTools['presence'] & StaffTools['presence']
  }) {
  const azlink = createAzlinkStore(database)
  const settings = createAzlinkSettingsStore(database)
  const receipts = createAzlinkReceipts({ azlink, reporting, now })
  const onLost = (err: unknown) => log.error({ err }, 'AzLink got no answer in time')
  const shared = { azlink, presence, database, now }
  const users = createAzlinkUsersStore(database)
  const money = createAzlinkMoney({ receipts, users, landcoins, onLost, now })
  const { listUsers } = money
  const service = createAzlinkService({ ...shared, receipts, wholeClaims, takeBack, listUsers, onLost })
  const siteUrl = config.site.url
  const staff = createStaffAzlinkService({ ...shared, settings, gameServers, siteUrl, versioned })
  const sendWake = createSendWake({ allowPrivate: config.probeAllowPrivate })
  const waking = createAzlinkWaking({ azlink, settings, sendWake, now })
  return {
    routes(serve: Serve) {
      azlinkRoutes(serve, service, money)
      staffAzlinkRoutes(serve, staff, waking)
    },
    wakeSleepers: waking.wakeSleepers,
    forgetOld: service.forgetOld,
    close: waking.close,
  }
}
