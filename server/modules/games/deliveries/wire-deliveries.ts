import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { deliveriesData } from './deliveries.personal.ts'
import { createDeliveriesService } from './deliveries.service.ts'
import { createDeliveriesStore } from './deliveries.store.ts'

export function wireDeliveries({
  database,
  now,
  platform: { audit, pending, personalData },
}: Pick<WingTools, 'database' | 'now'> & {
  platform: Pick<PlatformServices, 'audit' | 'pending' | 'personalData'>
}) {
  const deliveries = createDeliveriesService({
    deliveries: createDeliveriesStore(database),
    audit,
    database,
    now,
  })
  personalData.enlist(deliveriesData, { forgetAccount: deliveries.forgetAccount })
  pending.enlist({ deliveries: { permission: 'manage_deliveries', count: deliveries.countInDoubt } })
  return deliveries
}
