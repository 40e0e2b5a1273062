/** Ends what was bought for days, whatever process looks first, also after a restart. */
import type { Database } from '#server/db/database.ts'
import type { OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { Giving } from './giving.service.ts'

const AT_ONCE = 100

export function createTimeEndings({
  orders,
  giving,
  database,
  now,
}: {
  orders: Pick<OrdersStore, 'listEnded' | 'claimEnded'>
  giving: Pick<Giving, 'end'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  return {
    /** Each in a transaction of its own: one that cannot be ended keeps no other from it. */
    async endDue(): Promise<void> {
      const time = now().getTime()
      const errors: unknown[] = []
      for (const id of await orders.listEnded(time, AT_ONCE))
        await database
          .transaction(async () => {
            const line = await orders.claimEnded(id, time)
            if (line) await giving.end(line)
          })
          .catch((error: unknown) => errors.push(error))
      if (errors.length > 0) throw new AggregateError(errors, 'not all that is over was ended')
    },
  }
}
