/** What the processes of one site count together, by the clock of their database. One process on the embedded one needs none of it. */
import { randomUUID } from 'node:crypto'
import type { CallCountsStore } from './call-counts.store.ts'
import type { StreamPlacesStore } from './stream-places.store.ts'

/** A process that is silent for so long holds no places any more. */
const ALIVE_MS = 15_000

export function createLimitsService({
  counts,
  places,
}: {
  counts: CallCountsStore
  places: StreamPlacesStore
}) {
  const process = randomUUID()
  let holdsAny = false

  return {
    countCall: counts.count,

    places: {
      async tell(network: string, held: number): Promise<number> {
        if (held === 0) await places.remove(process, network)
        else {
          holdsAny = true
          await places.put(process, network, held)
        }
        return places.countOthers(process, network, ALIVE_MS)
      },
    },

    /** Says that this process is still there. Meant to be called every other second. */
    async keepPlaces(): Promise<void> {
      if (holdsAny) await places.keep(process)
    },

    async forgetOld(): Promise<void> {
      await counts.forgetOld()
      await places.forgetSilent(ALIVE_MS)
    },

    async close(): Promise<void> {
      if (holdsAny) await places.removeOf(process)
    },
  }
}
