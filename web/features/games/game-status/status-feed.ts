/** Follows the states of the game servers for as long as somebody looks at the page. */
import {
  GAME_SERVER_EVENTS_PATH,
  type GameServerEvent,
  gameServerEventSchema,
} from '#shared/contract/games/game-servers.ts'

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
      if (stream && stream.readyState === EventSource.CLOSED) openStream()
    }, STATUS_POLL_MS)
  }

  function stopPolling() {
    clearInterval(timer)
    timer = undefined
  }

  function openStream() {
    if (typeof EventSource === 'undefined') return startPolling()
    stream = new EventSource(GAME_SERVER_EVENTS_PATH)
    stream.addEventListener('open', stopPolling)
    stream.addEventListener('error', startPolling)
    stream.addEventListener('status', ({ data }: MessageEvent<string>) => {
      const event = parseEvent(data)
      if (event) onEvent(event)
    })
  }

  function close() {
    stream?.close()
    stream = null
    stopPolling()
  }

  function followVisibility() {
    close()
    if (document.hidden) return
    // The stream begins with every state; without one they have to be asked for.
    if (typeof EventSource === 'undefined') poll()
    openStream()
  }

  if (!document.hidden) openStream()
  document.addEventListener('visibilitychange', followVisibility)
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    close()
  }
}

function parseEvent(data: string): GameServerEvent | null {
  try {
    return gameServerEventSchema.parse(JSON.parse(data))
  } catch (error) {
    console.error('A message of the stream of states breaks the contract.', error)
    return null
  }
}
