import type { Serve } from '#server/http/serve.ts'
import { playerEndpoints as endpoints } from '#shared/contract/games/players/players.ts'
import type { PlayersService } from './players.service.ts'
import type { PlayersOfGameService } from './players-of-game.service.ts'

export function playersRoutes(serve: Serve, players: PlayersService, ofGame: PlayersOfGameService) {
  serve(endpoints.findOfGame, ({ params, gameServer }) => ofGame.find(params.name, gameServer))
  serve(endpoints.get, ({ params }) => players.get(params.name))
  serve(endpoints.getHidden, ({ params, currentUser }) => players.getHidden(params.name, currentUser))
  serve(endpoints.search, ({ query }) => players.search(query.search))
  serve(endpoints.visibility, ({ currentUser }) => players.getVisibility(currentUser.id))
  serve(endpoints.changeVisibility, ({ body, currentUser }) => players.changeVisibility(currentUser.id, body))
}
