import type { Serve } from '#server/http/serve.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import type { GameServersService } from './game-servers.service.ts'

export function gameServersRoutes(serve: Serve, gameServers: GameServersService) {
  serve(gameServerEndpoints.list, () => gameServers.list())
  serve(gameServerEndpoints.get, ({ params }) => gameServers.get(params.id))
  serve(gameServerEndpoints.listForStaff, () => gameServers.listForStaff())
  serve(gameServerEndpoints.setOrder, ({ body, visitor }) => gameServers.setOrder(body.ids, visitor))
  serve(gameServerEndpoints.create, ({ body, visitor }) => gameServers.create(body, visitor))
  serve(gameServerEndpoints.update, ({ params, body, visitor }) =>
    gameServers.update(params.id, body, visitor),
  )
  serve(gameServerEndpoints.remove, ({ params, visitor }) => gameServers.remove(params.id, visitor))
}
