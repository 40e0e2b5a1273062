/** What agents are told of a player of their game. */
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import { assertPlayerNames, type Naming } from '#server/modules/games/rules/assert-player-names.ts'
import type { Game } from '#shared/constants/games/games.ts'
import { shownRank } from '#shared/constants/staff-ranks.ts'
import type { PlayerOfGame } from '#shared/contract/games/players/players.ts'
import type { PlayersStore } from './players.store.ts'

/** The tiers bought for a player, by a folded name. */
export type ListPrivileges = (game: Game, player: string) => Promise<PlayerOfGame['privileges']>

export type PlayersOfGameService = ReturnType<typeof createPlayersOfGameService>
export function createPlayersOfGameService({
  players,
  persons,
}: {
  players: PlayersStore
  persons: Pick<AccountsServices['persons'], 'figuresOf'>
}) {
  const enlisted: ListPrivileges[] = []
  return {
    /** Called by wings that sell. */
    enlistPrivileges: (list: ListPrivileges): void => void enlisted.push(list),

    /** @throws {AppError} `validation_failed` for what nobody in a game can be called */
    async find(name: string, { type, ...gameServer }: Naming): Promise<PlayerOfGame> {
      assertPlayerNames([{ name }], { type, ...gameServer }, () => 'name')
      const folded = foldForSearch(name)
      const privileges = (await Promise.all(enlisted.map((list) => list(type, folded)))).flat()
      const row = await players.findHolder(type, folded)
      if (!row)
        return { known: false, username: null, roles: [], rank: null, points: 0, landcoins: 0, privileges }
      const figures = (await persons.figuresOf([row.id])).get(row.id)
      return {
        known: true,
        username: row.username,
        roles: (await players.listRoles(row.id)).map(({ name: role }) => role),
        rank: shownRank(row.rank),
        points: figures?.games.find(({ game }) => game === type)?.points ?? 0,
        landcoins: row.landcoins,
        privileges,
      }
    },
  }
}
