import type { WingTools } from '#server/http/wing.ts'
import type { BridgeSettingsService } from '#server/modules/games/bridge-settings/bridge-settings.service.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { createClaimNewsStore } from './claim-news.store.ts'
import { createClaimingService } from './claiming.service.ts'
import { createClaimingStore } from './claiming.store.ts'
import { deliveriesData } from './deliveries.personal.ts'
import { createDeliveriesService } from './deliveries.service.ts'
import { createDeliveriesStore } from './deliveries.store.ts'
import { createFollowNews } from './follow-news.ts'
import { createHanding } from './handing.ts'
import { createReportingService } from './reporting.service.ts'
import { createStaffDeliveriesService } from './staff-deliveries.service.ts'
import { createWaitingClaims } from './waiting-claims.ts'
import { createWholeClaims } from './whole-claims.ts'

export function wireDeliveries({
  database,
  now,
  log,
  gameServers,
  presence,
  bridgeSettings: { failureTextsOf, bedrockPrefixOf },
  listWithoutSlots,
  platform: { audit, pending, personalData },
}: Pick<WingTools, 'database' | 'now' | 'log'> & {
  gameServers: Parameters<typeof createStaffDeliveriesService>[0]['gameServers']
  presence: Pick<PresenceService, 'hear' | 'uuidsOf'>
  bridgeSettings: Pick<BridgeSettingsService, 'failureTextsOf' | 'bedrockPrefixOf'>
  listWithoutSlots: () => Promise<readonly number[]>
  platform: Pick<PlatformServices, 'audit' | 'pending' | 'personalData'>
}) {
  const waiting = createWaitingClaims()
  const onLost = (err: unknown) => log.error({ err }, 'commands that nobody got wait for their leases to end')
  const store = createDeliveriesStore(database)
  const deliveries = createDeliveriesService({ deliveries: store, waiting, database, now })
  const staff = {
    deliveries: store,
    core: deliveries,
    gameServers,
    bedrockPrefixOf,
    listWithoutSlots,
    audit,
    database,
    now,
  }
  personalData.enlist(deliveriesData, { forgetAccount: deliveries.forgetAccount })
  pending.enlist({ deliveries: { permission: 'manage_deliveries', count: deliveries.countUndecided } })
  const claiming = createClaimingStore(database)
  const news = createClaimNewsStore(database)
  const handing = createHanding({ claiming, presence, story: deliveries, database, now })
  const tools = { claiming, presence, handing, story: deliveries, waiting, news, database, onLost, now }
  return {
    deliveries,
    staffDeliveries: createStaffDeliveriesService(staff),
    claiming: createClaimingService(tools),
    reporting: createReportingService({ ...tools, failureTextsOf }),
    wholeClaims: createWholeClaims(tools),
    takeBack: handing.takeBack,
    waiting,
    /** Wakes those that wait for what other processes wrote down. Meant to be called every second. */
    followNews: createFollowNews({ news, waiting, now }),
  }
}
