import type { Serve } from '#server/http/serve.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import { gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import type { FrozenNamesService } from './frozen-names.service.ts'
import type { GameNamesService } from './game-names.service.ts'
import type { StaffGameNamesService } from './staff-game-names.service.ts'

export function gameNamesRoutes(
  serve: Serve,
  names: GameNamesService,
  staff: StaffGameNamesService,
  frozen: FrozenNamesService,
  hear: PresenceService['hear'],
) {
  serve(gameNameEndpoints.list, ({ currentUser }) => names.listOwn(currentUser))
  serve(gameNameEndpoints.ask, ({ body, currentUser }) => names.ask(body, currentUser))
  serve(gameNameEndpoints.confirm, ({ body, currentUser }) => names.confirm(body, currentUser))
  serve(gameNameEndpoints.remove, ({ params, currentUser }) => names.remove(params.game, currentUser))
  serve(gameNameEndpoints.listForStaff, ({ params }) => staff.listForStaff(params.id))
  serve(gameNameEndpoints.confirmByHand, ({ params, body, currentUser }) =>
    staff.confirmByHand(params.id, body, currentUser),
  )
  serve(gameNameEndpoints.listFrozen, () => frozen.list())
  serve(gameNameEndpoints.release, ({ params, body, currentUser }) =>
    frozen.release(params.id, body, currentUser),
  )
  serve(gameNameEndpoints.tell, async ({ body, gameServer }) => {
    await hear({ instance: body.instance }, gameServer)
    return names.tell(body, gameServer)
  })
}
