import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { playersData } from './players.personal.ts'
import { playersRoutes } from './players.routes.ts'
import { createPlayersService } from './players.service.ts'
import { createPlayersStore } from './players.store.ts'
import { createPlayersOfGameService } from './players-of-game.service.ts'

export function wirePlayers({
  database,
  now,
  presence,
  shownServers,
  noteStanding,
  platform: { invalidation, personalData },
  accounts: { isBanned, persons },
}: Pick<WingTools, 'database' | 'now'> &
  Pick<Parameters<typeof createPlayersService>[0], 'presence' | 'shownServers' | 'noteStanding'> & {
    platform: Pick<PlatformServices, 'invalidation' | 'personalData'>
    accounts: Pick<AccountsServices, 'isBanned' | 'persons'>
  }) {
  const store = createPlayersStore(database)
  const ofGame = createPlayersOfGameService({ players: store, persons })
  const players = createPlayersService({
    players: store,
    persons,
    isBanned,
    presence,
    shownServers,
    noteStanding,
    invalidation,
    now,
  })
  personalData.enlist(playersData)
  return {
    enlistPrivileges: ofGame.enlistPrivileges,
    findHolder: store.findHolder,
    findShown: players.findShown,
    present: players.present,
    routes: (serve: Serve) => playersRoutes(serve, players, ofGame),
  }
}
