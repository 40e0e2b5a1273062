import type { Serve } from '#server/http/serve.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import type { GameServersService } from './game-servers.service.ts'

export function gameServersRoutes(serve: Serve, gameServers: GameServersService) {
  serve(gameServerEndpoints.list, () => gameServers.list())
  serve(gameServerEndpoints.get, ({ params }) => gameServers.get(params.id))
  serve(gameServerEndpoints.listForStaff, () => gameServers.listForStaff())
  serve(gameServerEndpoints.setOrder, ({ body, currentUser }) => gameServers.setOrder(body, currentUser))
  serve(gameServerEndpoints.create, ({ body, currentUser }) => gameServers.create(body, currentUser))
  serve(gameServerEndpoints.lookUp, ({ body }) => gameServers.lookUp(body.ip))
  serve(gameServerEndpoints.update, ({ params, body, currentUser }) =>
    gameServers.update(params.id, body, currentUser),
  )
  serve(gameServerEndpoints.remove, ({ params, currentUser }) => gameServers.remove(params.id, currentUser))
}
