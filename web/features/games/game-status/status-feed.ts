import { type GameServerEvent, gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { openStream } from '#web/api/event-stream.ts'
import { followStream } from '#web/api/follow-stream.ts'

export const STATUS_POLL_MS = 30_000

/** Follows the states of the game servers for as long as somebody looks at the page; call what it returns to stop. */
export const followStatuses = ({
  onEvent,
  poll,
}: {
  onEvent: (event: GameServerEvent) => void
  poll: () => void
}): (() => void) =>
  followStream({
    open: () => openStream(gameStatusEndpoints.events, {}, { status: onEvent }),
    poll,
    pollMs: STATUS_POLL_MS,
  })
