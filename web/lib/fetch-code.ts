/** The code of pages on its way: over a line that breaks, and after an update of the site. */
import { findTrouble, setTrouble, untilWorthATry } from './connection.ts'

const RELOADED_KEY = 'reloaded-for'
/** A reload that was asked for has begun by then, or somebody chose to stay. */
const RELOAD_PATIENCE_MS = 10_000

/** What `fetchCode` throws once another address is shown. */
export const notWanted = new Error('The page is no longer wanted.')

const codeFailures = new WeakSet<object>([notWanted])

/** Notes every part of the site that does not come, so that `isCodeFailure` knows it. */
export function noteCodeFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => codeFailures.add(payload))
}

/** Whether something failed because its code did not come. */
export const isCodeFailure = (error: unknown): boolean => codeFailures.has(Object(error))

/**
 * Fetches code for the address shown now, as long as it is shown: waits for the line, and for a site that is being restarted.
 * Where the site answers without the code, it was updated: the document is loaded anew, once. What `isForEveryPage` is wanted
 * whatever address is shown.
 */
export async function fetchCode<Code>(
  load: () => Promise<Code>,
  { isForEveryPage = false } = {},
): Promise<Code> {
  if (typeof window === 'undefined') return load()
  const { href } = window.location
  const isWanted = () => isForEveryPage || window.location.href === href
  const waiter = {}
  let wasReachable = false
  let failure: unknown
  try {
    for (let failures = 0; ; failures++) {
      // Browsers remember what did not come and never ask again: better not to ask in vain.
      let trouble = failures > 0 || !navigator.onLine ? await findTrouble() : null
      if (!trouble) {
        try {
          return await load()
        } catch (error) {
          failure = error
          trouble = await findTrouble()
        }
      }
      if (!trouble && wasReachable && isWanted()) await reloadOnce()
      else if (trouble) {
        setTrouble(waiter, trouble)
        await untilWorthATry(failures)
      }
      if (!isWanted()) throw notWanted
      if (!trouble && wasReachable) throw failure
      wasReachable = !trouble
    }
  } finally {
    setTrouble(waiter, null)
  }
}

/** The page is here whole: another update may come. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY)
  } catch {}
}

/** Loads the document anew, unless that was done for this address or cannot be remembered; whoever reads on has no new one. */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === window.location.href) return
    sessionStorage.setItem(RELOADED_KEY, window.location.href)
  } catch {
    return
  }
  window.location.reload()
  await new Promise((resolve) => setTimeout(resolve, RELOAD_PATIENCE_MS))
}
