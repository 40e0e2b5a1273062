/** Ends what was bought for days, whatever process looks first, also after a restart. */
import type { Database } from '#server/db/database.ts'
import type { LineTimesStore } from '#server/modules/shop/orders/kept/line-times.store.ts'
import type { Giving } from './giving.service.ts'

const AT_ONCE = 100

export function createTimeEndings({
  times,
  giving,
  database,
  now,
}: {
  times: Pick<LineTimesStore, 'listEnded' | 'claim'>
  giving: Pick<Giving, 'end'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  return {
    /** Each in a transaction of its own: one that cannot be ended keeps no other from it. */
    async endDue(): Promise<void> {
      const time = now().getTime()
      const errors: unknown[] = []
      for (const id of await times.listEnded(time, AT_ONCE))
        await database
          .transaction(async () => {
            const line = await times.claim(id, 'ended_at', time)
            if (line) await giving.end(line)
          })
          .catch((error: unknown) => errors.push(error))
      if (errors.length > 0) throw new AggregateError(errors, 'not all that is over was ended')
    },
  }
}
