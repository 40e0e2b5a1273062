/** Whether the site can be reached, asked only once something did not come. */
import { useSyncExternalStore } from 'react'

/** No answer at all, or one that says that the site itself is out of order. */
export type Trouble = 'network' | 'unavailable'

const PROBE_PATIENCE_MS = 8_000
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** By whoever waits: one that gives up must not speak for the next. */
const troubles = new Map<object, Trouble>()
const listeners = new Set<() => void>()
const waiting = new Set<() => void>()

/** Says what keeps a page from coming that somebody waits for; null when nothing does, or they wait no more. */
export function setTrouble(waiter: object, trouble: Trouble | null): void {
  if (trouble) troubles.set(waiter, trouble)
  else troubles.delete(waiter)
  for (const tell of listeners) tell()
}

export function useTrouble(): Trouble | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => [...troubles.values()].at(-1) ?? null,
    () => null,
  )
}

/** Asks the site for a sign of life; null when there is one. */
export async function findTrouble(): Promise<Trouble | null> {
  try {
    const signal = AbortSignal.timeout(PROBE_PATIENCE_MS)
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal })
    return status >= 500 ? 'unavailable' : null
  } catch {
    return 'network'
  }
}

/** Waits until another try may succeed: the browser sees a network, somebody asks for it, or, as browsers err, some time has passed. */
export function untilWorthATry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      waiting.delete(go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS))
    window.addEventListener('online', go)
    waiting.add(go)
  })
}

/** Whoever waits for a better moment tries now. */
export function tryNow(): void {
  for (const go of [...waiting]) go()
}

/** Loads the document anew if there is one: without a network the page that is here is better than the browser's own. */
export async function reloadIfReachable(): Promise<Trouble | null> {
  const found = await findTrouble()
  if (!found) window.location.reload()
  return found
}
