/** How far down the page of each entry of the history was read, for as long as the tab lives. */

const STORED_AT = 'scroll-positions'
const KEPT = 50
/** Whoever does one of these goes where they want by themselves. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** After this long nobody expects the page to move by itself. */
const PATIENCE_MS = 10_000

const positions = new Map<string, number>(stored())
let keyShown: (() => string) | undefined

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AT) ?? '[]')
  } catch {
    return []
  }
}

/** The position of an entry of the history, if it was shown before. */
export const scrollPositionOf = (key: string): number | undefined => positions.get(key)

/** Notes how far down the shown page is read. Whoever leaves it asks for that: scrolling is told of with the next frame only. */
export function noteScrollPosition(): void {
  if (keyShown) positions.set(keyShown(), window.scrollY)
}

/** Takes the positions over from the browser, which loses them where content comes later. `shownKey` gives the entry shown now. */
export function keepScrollPositions(shownKey: () => string): () => void {
  keyShown = shownKey
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  /** Another load begins with the browser's own restoring, long before our scripts are here. */
  const handBack = () => {
    noteScrollPosition()
    window.history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(STORED_AT, JSON.stringify([...positions].slice(-KEPT)))
    } catch {
      // Without storage the positions live as long as the page.
    }
  }
  takeOver()
  window.addEventListener('scroll', noteScrollPosition, { passive: true })
  window.addEventListener('pageshow', takeOver)
  window.addEventListener('pagehide', handBack)
  return () => {
    keyShown = undefined
    window.removeEventListener('scroll', noteScrollPosition)
    window.removeEventListener('pageshow', takeOver)
    window.removeEventListener('pagehide', handBack)
  }
}

/** Tries now and whenever content arrives, until it is done, somebody scrolls by hand or nobody expects it any more. */
export function onceThere(attempt: () => boolean): (() => void) | undefined {
  if (attempt()) return
  const stop = () => {
    arrivals.disconnect()
    clearTimeout(patience)
    for (const event of BY_HAND) window.removeEventListener(event, stop)
  }
  const arrivals = new MutationObserver(() => {
    if (attempt()) stop()
  })
  arrivals.observe(document.body, { childList: true, subtree: true })
  const patience = setTimeout(stop, PATIENCE_MS)
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true })
  return stop
}
