/** One tab follows a stream for all that somebody looks at: a browser keeps six connections to a site, whatever the number of its tabs. */

/**
 * Has `follow` called in one visible tab at a time, which hands what it is told to `tell`; every other one hears it by `onTold`.
 * Browsers that cannot agree on a tab follow in each. Call what it returns to stop.
 */
export function shareStream<Told>(
  name: string,
  { follow, onTold }: { follow: (tell: (told: Told) => void) => () => void; onTold: (told: Told) => void },
): () => void {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks || typeof BroadcastChannel === 'undefined') return follow(onTold)
  const channel = new BroadcastChannel(name)
  /** What this tab was told while it follows. */
  let last: { told: Told } | null = null
  // Nothing asks how things stand.
  channel.addEventListener('message', ({ data }: MessageEvent<{ told: Told } | null>) => {
    if (data) onTold(data.told)
    else if (last) channel.postMessage(last)
  })
  let turn = new AbortController()

  function takeTurn() {
    turn = new AbortController()
    const { signal } = turn
    if (document.hidden) return
    const keep = () =>
      new Promise<void>((resolve) => {
        const stop = follow((told) => {
          last = { told }
          onTold(told)
          channel.postMessage(last)
        })
        signal.addEventListener('abort', () => {
          last = null
          stop()
          resolve()
        })
      })
    channel.postMessage(null)
    // It rejects when the turn is given up before it came.
    locks?.request(name, { signal }, keep).catch(() => {})
  }

  function followVisibility() {
    turn.abort()
    takeTurn()
  }

  takeTurn()
  document.addEventListener('visibilitychange', followVisibility)
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    turn.abort()
    channel.close()
  }
}
