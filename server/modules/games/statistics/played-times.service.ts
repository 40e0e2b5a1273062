/** Counts the time of players of whom a game server says only that they are there. */
import type { Database } from '#server/db/database.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import { lastingUuidOf } from '#server/modules/games/rules/lasting-uuid.ts'
import { TOLD_AT_MOST_MS } from '#server/modules/games/rules/told-at-most.ts'
import type { Game } from '#shared/constants/games/games.ts'
import { type HeardPlayer, nextHeard } from './next-row.ts'
import type { Due, PlayedTimeRow, PlayedTimesStore } from './played-times.store.ts'
import type { TakePlayers } from './take-players.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** Whoever plays on is counted as often as this. */
const COUNTED_MS = 5 * MINUTE_MS
/** So long it is not asked anew whether totals are told of a player. */
const TOLD_KEPT_MS = 60 * MINUTE_MS
const PLAYERS_AT_ONCE = 500

export function createPlayedTimesService({
  playedTimes,
  takePlayers,
  lockGameServer,
  database,
  now,
}: {
  playedTimes: PlayedTimesStore
  takePlayers: TakePlayers
  lockGameServer: GameServersStore['lock']
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** False once nobody of the game server is due. */
  const countSome = (gameServer: { id: number; type: Game }, due: Due, time: number): Promise<boolean> =>
    database.transaction(async () => {
      if (!(await lockGameServer(gameServer.id))) return false
      const rows = await playedTimes.listDue(gameServer.id, due, PLAYERS_AT_ONCE)
      const played = rows.map(asPlayer).filter(({ playedSeconds }) => playedSeconds > 0)
      const rowOf = await takePlayers(gameServer, played, (row, player) =>
        nextHeard(row, player, { time, gameServer }),
      )
      const isGone = ({ named_at }: PlayedTimeRow) => named_at < due.before || named_at > due.after
      const isTold = (row: PlayedTimeRow) => rowOf(asPlayer(row))?.is_heard === 0
      const of = (some: PlayedTimeRow[]) => ({
        gameServerId: gameServer.id,
        players: some.map(({ player_folded }) => player_folded),
      })
      const stay = rows.filter((row) => !isGone(row))
      await playedTimes.remove(of(rows.filter(isGone)))
      await playedTimes.setCounted(of(stay.filter(isTold)), { isTold: true })
      await playedTimes.setCounted(of(stay.filter((row) => !isTold(row))), { isTold: false })
      return rows.length === PLAYERS_AT_ONCE
    })

  return {
    /** Of one game server one process at a time does it; meant to be called every minute. */
    async count(): Promise<void> {
      const time = now().getTime()
      const due = { playedMs: COUNTED_MS, before: time - TOLD_AT_MOST_MS, after: time + TOLD_AT_MOST_MS }
      for (const gameServer of await playedTimes.listServers(due))
        while (await countSome(gameServer, due, time));
      await playedTimes.forgetTold(time - TOLD_KEPT_MS)
    },
  }
}

const asPlayer = ({ player, player_folded, player_uuid, played_ms }: PlayedTimeRow): HeardPlayer => ({
  name: player,
  folded: player_folded,
  lastingUuid: lastingUuidOf(player_uuid),
  playedSeconds: Math.floor(played_ms / SECOND_MS),
})
