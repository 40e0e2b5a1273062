import type { Database } from '#server/db/database.ts'
import {
  createDeliveriesService,
  type NewDelivery,
} from '#server/modules/games/deliveries/deliveries.service.ts'
import { createDeliveriesStore } from '#server/modules/games/deliveries/deliveries.store.ts'
import { TEST_START } from '#tests/harness/test-database.ts'

/** Sends commands on their way, as whoever sells would. */
export function enqueueDeliveries(
  database: Database,
  ...jobs: readonly (Partial<NewDelivery> & Pick<NewDelivery, 'userId'>)[]
): Promise<string[]> {
  const deliveries = createDeliveriesService({
    deliveries: createDeliveriesStore(database),
    waiting: { wake: () => {} },
    database,
    now: () => TEST_START,
  })
  return deliveries.enqueue(
    jobs.map((job) => ({
      gameServerId: 1,
      player: 'Ranger',
      of: null,
      position: 1,
      command: 'say {player}',
      amount: null,
      endsAt: null,
      requiresOnline: false,
      freeSlots: 0,
      idempotent: false,
      moment: 'bought',
      ...job,
    })),
  )
}
