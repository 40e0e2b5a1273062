import { hrefOf, parametersIn } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import { PLAYER_CARD_SIZE, playerCard } from '#shared/constants/games/widgets.ts'
import type { Player } from '#shared/contract/games/players/players.ts'
import { gameServersQueries } from '#web/features/games/game-servers/game-servers.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { PlayerPage } from './player-page.tsx'
import { playerQueries } from './players.queries.ts'
import { playersTexts } from './players.texts.ts'

export const page = definePage<Player>({
  Screen: PlayerPage,
  about: ({ pathname }) => {
    const name = parametersIn(addresses.player, pathname)?.name ?? ''
    return name !== '' && [...name].length <= USERNAME_MAX ? playerQueries.one(name) : null
  },
  address: ({ username }) => hrefOf(addresses.player, { name: username }),
  shows: () => [gameServersQueries.list()],
  isIndexed: ({ isIndexed }) => isIndexed,
  head: ({ language }, { username }) => ({
    title: username,
    description: playersTexts[language].description(username),
    picture: playerCard(username, language),
    pictureSize: PLAYER_CARD_SIZE,
  }),
})
