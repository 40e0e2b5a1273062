/** Follows the states of the game servers for as long as somebody looks at the page. */
import { type GameServerEvent, gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { openStream } from '#web/api/event-stream.ts'

export const STATUS_POLL_MS = 30_000

/**
 * Opens the stream of states, which takes itself up again after a break. While it gives nothing, or where the browser
 * has no such streams, `poll` is called every 30 seconds. A hidden page is left alone; call what it returns to stop.
 */
export function followStatuses({
  onEvent,
  poll,
}: {
  onEvent: (event: GameServerEvent) => void
  poll: () => void
}): () => void {
  let stream: EventSource | null = null
  let timer: ReturnType<typeof setInterval> | undefined

  function startPolling() {
    timer ??= setInterval(() => {
      poll()
      // What was refused for good, as by a full server, is tried anew.
      if (stream && stream.readyState === EventSource.CLOSED) open()
    }, STATUS_POLL_MS)
  }

  function stopPolling() {
    clearInterval(timer)
    timer = undefined
  }

  function open() {
    stream = openStream(gameStatusEndpoints.events, {}, { status: onEvent })
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
    // The stream begins with every state; without one they have to be asked for.
    if (!stream) poll()
  }

  if (!document.hidden) open()
  document.addEventListener('visibilitychange', followVisibility)
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    close()
  }
}
