import type { Feed } from '#server/http/replies/event-streams.ts'
import type { Serve } from '#server/http/serve.ts'
import type { EventOf } from '#shared/contract/forms.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { type GameServerStatus, gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import type { GameStatusService } from './game-status.service.ts'

type StatusEvent = EventOf<(typeof gameStatusEndpoints.events)['reply']>

const eventOf = (id: number, status: GameServerStatus): StatusEvent => ({
  kind: 'status',
  data: { id, status },
})

export function gameStatusRoutes(serve: Serve, gameStatus: GameStatusService) {
  const feed: Feed<StatusEvent> = {
    now: () => [...gameStatus.listShown()].map(([id, status]) => eventOf(id, status)),
    onChange: (tell) => gameStatus.onChange((id, status) => tell(eventOf(id, status))),
  }
  serve(gameStatusEndpoints.glances, () => gameStatus.listGlances())
  serve(gameStatusEndpoints.events, () => feed)
  serve(gameStatusEndpoints.status, ({ params }) => gameStatus.getStatus(params.id))
  serve(gameServerEndpoints.history, ({ params }) => gameStatus.getHistory(params.id))
}
