import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { AgentKeysStore } from '#server/modules/games/agents/agent-keys.store.ts'
import type { DeliveriesService } from '#server/modules/games/deliveries/deliveries.service.ts'
import type { ClaimedPlayersStore } from '#server/modules/games/leaderboards/claimed-players.store.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import type { StatisticsStore } from '#server/modules/games/statistics/statistics.store.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { BEDROCK_PREFIX } from '#shared/constants/games/game-names.ts'
import { createRecognizePlayers } from './create-recognize-players.ts'
import { createFrozenNamesService } from './frozen-names.service.ts'
import { gameNameNotices } from './game-name-notices.ts'
import { gameNamesData } from './game-names.personal.ts'
import { gameNamesRoutes } from './game-names.routes.ts'
import { createGameNamesService } from './game-names.service.ts'
import { createGameNamesStore } from './game-names.store.ts'
import { createHolding } from './holding.ts'
import { createStaffGameNamesService } from './staff-game-names.service.ts'

const CODES_CHECK_MS = 5_000

export function wireGameNames({
  database,
  now,
  keys,
  deliveries,
  platform: { audit, notices, pending, personalData, site },
  accounts: { access, persons },
  figures,
  players,
  hear,
}: Pick<WingTools, 'database' | 'now'> & {
  keys: Pick<AgentKeysStore, 'listDeliveringTo'>
  deliveries: DeliveriesService
  platform: Pick<PlatformServices, 'audit' | 'notices' | 'pending' | 'personalData' | 'site'>
  accounts: Pick<AccountsServices, 'access' | 'persons'>
  figures: StatisticsStore
  players: ClaimedPlayersStore
  hear: PresenceService['hear']
}) {
  notices.enlist(...gameNameNotices)
  const names = createGameNamesStore(database)
  persons.enlist({ topics: [], namedElsewhere: names.beginningWith })
  const holding = createHolding({ names, figures, players, deliveries, now })
  personalData.enlist(gameNamesData, { forgetAccount: holding.forget })
  const gameNames = createGameNamesService({
    names,
    holding,
    deliveries,
    listChats: async () =>
      (await keys.listDeliveringTo('minecraft')).map(({ id, bedrock_prefix }) => ({
        id,
        bedrockPrefix: bedrock_prefix ?? BEDROCK_PREFIX,
      })),
    site: site.current,
    database,
    now,
  })
  const staff = createStaffGameNamesService({ names, holding, access, notices, audit })
  const frozen = createFrozenNamesService({ names, holding, figures, access, notices, audit })
  pending.enlist({ frozenNames: { permission: 'edit_users', count: names.countFrozen } })
  return {
    routes: (serve: Serve) => gameNamesRoutes(serve, gameNames, staff, frozen, hear),
    background: [{ every: CODES_CHECK_MS, run: () => gameNames.forgetExpired() }],
  }
}

export const wireRecognizePlayers = ({
  database,
  now,
  notices,
}: Pick<WingTools, 'database' | 'now'> & Pick<PlatformServices, 'notices'>) =>
  createRecognizePlayers({ names: createGameNamesStore(database), notices, now })
