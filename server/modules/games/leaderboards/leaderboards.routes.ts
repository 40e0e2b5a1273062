import type { Serve } from '#server/http/serve.ts'
import { leaderboardEndpoints } from '#shared/contract/games/leaderboards.ts'
import { seasonEndpoints } from '#shared/contract/games/seasons.ts'
import type { LeaderboardsService } from './leaderboards.service.ts'
import type { SeasonsService } from './seasons.service.ts'

export function leaderboardsRoutes(serve: Serve, leaderboards: LeaderboardsService, seasons: SeasonsService) {
  serve(leaderboardEndpoints.list, ({ query }) => leaderboards.list(query))
  serve(seasonEndpoints.list, () => seasons.list())
  serve(seasonEndpoints.listForStaff, () => seasons.listForStaff())
  serve(seasonEndpoints.create, ({ body, currentUser }) => seasons.create(body, currentUser))
  serve(seasonEndpoints.end, ({ params, currentUser }) => seasons.end(params.id, currentUser))
  serve(leaderboardEndpoints.own, ({ query, currentUser }) => leaderboards.findOwn(query, currentUser.id))
}
