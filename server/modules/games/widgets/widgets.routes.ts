import type { Serve } from '#server/http/serve.ts'
import { widgetEndpoints as endpoints } from '#shared/contract/games/widgets.ts'
import type { WidgetsService } from './widgets.service.ts'

export function widgetsRoutes(serve: Serve, widgets: WidgetsService) {
  serve(endpoints.server, ({ params }) => widgets.server(params.id))
  serve(endpoints.serverPicture, ({ params, query }) => widgets.serverPicture(params.id, query.lang))
  serve(endpoints.player, ({ params }) => widgets.player(params.name))
  serve(endpoints.playerPicture, ({ params, query }) => widgets.playerPicture(params.name, query.lang))
  serve(endpoints.playerCard, ({ params, query }) => widgets.playerCard(params.name, query.lang))
}
