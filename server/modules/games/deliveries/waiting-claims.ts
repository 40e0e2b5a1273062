/** Agents that wait for something to do. Waiting costs no query: whoever writes something down wakes them. */
import { NO_KEY } from '#server/lib/games/calling-game-server.ts'

type Waiter = { gameServerId: number; keyId: number; wake: (end?: Ending) => void }
/** Why nobody waits on: their key is gone, or this process stops. */
type Ending = 'no key' | 'closing'

export type WaitingClaims = ReturnType<typeof createWaitingClaims>
export function createWaitingClaims() {
  const waiters = new Set<Waiter>()
  let isClosing = false

  return {
    /** One that waits from now on: what happens while it looks around wakes it as well. `leave` it in the end. */
    enter({ gameServerId, keyId }: Pick<Waiter, 'gameServerId' | 'keyId'>) {
      let isWoken = false
      let ending: Ending | null = isClosing ? 'closing' : null
      let go = () => {}
      const waiter: Waiter = {
        gameServerId,
        keyId,
        wake(end) {
          isWoken = true
          ending ??= end ?? null
          go()
        },
      }
      waiters.add(waiter)
      return {
        /** Until it is woken, or for so long; tells why nothing more will come, if so. */
        async wait(milliseconds: number, gone: AbortSignal): Promise<Ending | 'gone' | 'over' | null> {
          if (!isWoken && ending === null && !gone.aborted)
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, milliseconds)
              go = () => {
                clearTimeout(timer)
                resolve()
              }
              gone.addEventListener('abort', go, { once: true })
            })
          gone.removeEventListener('abort', go)
          go = () => {}
          const isOver = !isWoken
          isWoken = false
          if (gone.aborted) return 'gone'
          return ending ?? (isOver ? 'over' : null)
        },
        leave: () => waiters.delete(waiter),
      }
    },

    /** Has those of these game servers look again; all without any. */
    wake(gameServerIds?: ReadonlySet<number>): void {
      for (const waiter of waiters)
        if (gameServerIds === undefined || gameServerIds.has(waiter.gameServerId)) waiter.wake()
    },

    /** Ends the waiting of keys that are there no more. */
    endKeys(keyIds: ReadonlySet<number>): void {
      for (const waiter of waiters) if (keyIds.has(waiter.keyId)) waiter.wake('no key')
    },

    isAnybodyThere: () => waiters.size > 0,

    /** By which those that wait called; the site itself calls by none. */
    keyIds(): number[] {
      const keyIds = new Set([...waiters].map(({ keyId }) => keyId))
      keyIds.delete(NO_KEY)
      return [...keyIds]
    },

    /** Answers all that wait, and lets nobody wait any more. */
    close(): void {
      isClosing = true
      for (const waiter of waiters) waiter.wake('closing')
    },
  }
}
