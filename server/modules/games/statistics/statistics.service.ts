/** Takes what game servers tell of their players. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import { assertPlayerNames } from '#server/modules/games/rules/assert-player-names.ts'
import { lastingUuidOf } from '#server/modules/games/rules/lasting-uuid.ts'
import type { PlayerStatistics, Statistics } from '#shared/contract/games/statistics.ts'
import { nextTold, type ToldPlayer } from './next-row.ts'
import type { TakePlayers } from './take-players.ts'

export type StatisticsService = ReturnType<typeof createStatisticsService>
export function createStatisticsService({
  takePlayers,
  findJumpBound,
  lockGameServer,
  database,
  now,
}: {
  takePlayers: TakePlayers
  findJumpBound: (gameServerId: number) => Promise<number>
  lockGameServer: GameServersStore['lock']
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  return {
    /** Names nobody has confirmed are kept too. Of one game server one body is taken at a time. */
    tell: (
      { instance, players: told }: Statistics,
      gameServer: CallingGameServer,
    ): Promise<{ accepted: number; unknown: string[] }> =>
      database.transaction(
        async () => {
          assertPlayerNames(told, gameServer, (index) => `players.${index}.name`)
          if (!(await lockGameServer(gameServer.id))) throw new AppError('not_found')
          if (told.length === 0) return { accepted: 0, unknown: [] }
          const time = now().getTime()
          const players = told.map(asPlayer)
          const jumpBound = await findJumpBound(gameServer.id)
          const rowOf = await takePlayers(gameServer, players, (row, player) =>
            nextTold(row, player, { instance, time, gameServer, jumpBound }),
          )
          const unknown = players.filter((player) => (rowOf(player)?.user_id ?? null) === null)
          return { accepted: players.length, unknown: [...new Set(unknown.map(({ name }) => name))] }
        },
        { isRepeatable: true },
      ),
  }
}

const asPlayer = (player: PlayerStatistics): ToldPlayer => ({
  ...player,
  folded: foldForSearch(player.name),
  lastingUuid: lastingUuidOf(player.uuid),
})
