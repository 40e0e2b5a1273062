/** How a page follows a stream of events for as long as somebody looks at it. */

/**
 * Opens a stream, which takes itself up again after a break. While it gives nothing, or where the browser has no such streams
 * (`open` gives null), `poll` is called at intervals. A hidden page is left alone; call what it returns to stop.
 */
export function followStream({
  open: openStream,
  poll,
  pollMs,
}: {
  open: () => EventSource | null
  poll: () => void
  pollMs: number
}): () => void {
  let stream: EventSource | null = null
  let timer: ReturnType<typeof setInterval> | undefined

  function startPolling() {
    timer ??= setInterval(() => {
      poll()
      // What was refused for good, as by a full server, is tried anew.
      if (stream && stream.readyState === EventSource.CLOSED) open()
    }, pollMs)
  }

  function stopPolling() {
    clearInterval(timer)
    timer = undefined
  }

  function open() {
    stream = openStream()
    if (!stream) return startPolling()
    stream.addEventListener('open', stopPolling)
    stream.addEventListener('error', startPolling)
  }

  function close() {
    stream?.close()
    stream = null
    stopPolling()
  }

  function followVisibility() {
    close()
    if (document.hidden) return
    open()
    // The stream begins with how things stand; without one that has to be asked for.
    if (!stream) poll()
  }

  if (!document.hidden) open()
  document.addEventListener('visibilitychange', followVisibility)
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    close()
  }
}
