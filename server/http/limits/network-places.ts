/** Places that a network may take at the same time, in one process and in all together. */
import { createHash } from 'node:crypto'
import { within } from '#server/lib/concurrency/within.ts'

/** So many of a network are not told to the other processes: pages that people look at cost the database nothing. */
const UNTOLD_MAX = 10
/** Nobody waits longer for what the other processes hold. */
const PATIENCE_MS = 1_000

/** What all processes of a site hold. `network` is a name that tells nobody which one it is. */
export type PlacesTogether = {
  /** Tells how many this process holds, and is told how many the others do. */
  tell(network: string, held: number): Promise<number>
}

/**
 * Gives places, at most `max` to a network. Several processes keep to it together, but for the first ten in each of them; where the
 * others cannot be asked, a process keeps to it alone.
 */
export function createNetworkPlaces({
  max,
  together,
  onAlone,
}: {
  max: number
  together: PlacesTogether | undefined
  /** Told when the others could not be asked. */
  onAlone: (error: unknown) => void
}) {
  const held = new Map<string, number>()
  const told = new Map<string, number>()
  const nameOf = (network: string) => createHash('sha256').update(`places ${network}`).digest('base64url')
  const heldBy = (network: string) => held.get(network) ?? 0

  /** What the others hold of a network, once they know what we do. */
  async function tell(network: string): Promise<number> {
    if (!together) return 0
    const count = heldBy(network) > UNTOLD_MAX ? heldBy(network) : 0
    told.set(network, count)
    const ofOthers = await within(PATIENCE_MS, 'the database', together.tell(nameOf(network), count))
    if (count === 0 && told.get(network) === 0) told.delete(network)
    return ofOthers
  }

  return {
    /**
     * Takes a place at once, or says that there is none; `confirm` says whether it may be kept once the others are asked. `free` gives it
     * back, once.
     */
    take(network: string): { confirm(): Promise<boolean>; free(): void } | null {
      if (heldBy(network) >= max) return null
      held.set(network, heldBy(network) + 1)
      let isHeld = true
      return {
        async confirm() {
          if (heldBy(network) <= UNTOLD_MAX) return true
          return tell(network).then(
            (ofOthers) => heldBy(network) + ofOthers <= max,
            (error: unknown) => {
              onAlone(error)
              return true
            },
          )
        },
        free() {
          if (!isHeld) return
          isHeld = false
          if (heldBy(network) > 1) held.set(network, heldBy(network) - 1)
          else held.delete(network)
        },
      }
    },

    /** Tells the others which places are free again. Meant to be called every other second. */
    async tellChanges(): Promise<void> {
      for (const [network, count] of told) if (count === 0 || count !== heldBy(network)) await tell(network)
    },
  }
}
