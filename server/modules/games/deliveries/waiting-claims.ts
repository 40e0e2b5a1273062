/** Agents that wait for something to do. Waiting costs no query: whoever writes something down wakes them. */
import { NO_KEY } from '#server/lib/games/calling-game-server.ts'

type Waiter = { gameServerId: number; keyId: number; wake: (end?: Ending) => void }
/** Why nobody waits on: their key is gone, or this process stops. */
type Ending = 'no key' | 'closing'
/** Who is still to look for a game server; one at a time does. */
type Queue = { due: Set<Waiter>; looking: Waiter | null; hasNews: boolean }

export type WaitingClaims = ReturnType<typeof createWaitingClaims>
export function createWaitingClaims() {
  const waiters = new Set<Waiter>()
  const queues = new Map<number, Queue>()
  let isClosing = false

  function haveNextLook(gameServerId: number, queue: Queue): void {
    const [next] = queue.due
    queue.looking = next ?? null
    if (!next) {
      queues.delete(gameServerId)
      return
    }
    queue.due.delete(next)
    queue.hasNews = false
    next.wake()
  }
  /** Has the next look, where it was the turn of this one. */
  function endTurn(waiter: Waiter): void {
    const queue = queues.get(waiter.gameServerId)
    if (queue?.looking === waiter) haveNextLook(waiter.gameServerId, queue)
  }

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
          endTurn(waiter)
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
        /** Whether others look only when this one has. */
        isFirst: () => queues.get(gameServerId)?.looking === waiter,
        /** Spares the others their look: what has come since this one began its own is still looked for. */
        spareOthers(): void {
          const queue = queues.get(gameServerId)
          if (queue?.looking === waiter && !queue.hasNews) queue.due.clear()
        },
        leave(): void {
          waiters.delete(waiter)
          queues.get(gameServerId)?.due.delete(waiter)
          endTurn(waiter)
        },
      }
    },

    /** Has those of these game servers look again, of each one after another; all without any. */
    wake(gameServerIds?: ReadonlySet<number>): void {
      for (const waiter of waiters) {
        const { gameServerId } = waiter
        if (gameServerIds?.has(gameServerId) === false) continue
        const queue = queues.get(gameServerId) ?? { due: new Set(), looking: null, hasNews: true }
        queues.set(gameServerId, queue)
        queue.due.add(waiter)
        queue.hasNews = true
      }
      for (const [gameServerId, queue] of queues)
        if (queue.looking === null) haveNextLook(gameServerId, queue)
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
